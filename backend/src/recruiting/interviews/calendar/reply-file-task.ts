/** A task of the sandbox: reads the answer of a calendar (RFC 5546, METHOD:REPLY). */
export interface ReplyFileTask {
  task: 'reply';
}

/** What such a file says; nothing but texts of a stranger. */
export interface FoundReply {
  uid: string;
  /** E-mail of who answers. */
  attendee: string;
  /** When it was answered (DTSTAMP), ISO 8601. */
  answeredAt: string;
  sequence: number;
  /** `ACCEPTED`, `DECLINED` or another one. */
  answer: string;
  comment: string | null;
}
