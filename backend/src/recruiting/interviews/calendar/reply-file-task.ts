/** A task of the sandbox: reads the answer of a calendar (RFC 5546, METHOD:REPLY). */
export interface ReplyFileTask {
  task: 'reply';
}

/** What such a file says; nothing but texts of a stranger. */
export interface FoundReply {
  uid: string;
  /** When it was answered (DTSTAMP), ISO 8601. */
  answeredAt: string;
  sequence: number;
  /** Some calendars name another address of the same person, too. */
  attendees: FoundAttendee[];
  comment: string | null;
}

/** Who answers, and `ACCEPTED`, `DECLINED` or another answer. */
export interface FoundAttendee {
  email: string;
  answer: string;
}
