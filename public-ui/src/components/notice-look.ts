/** What a message is: something went wrong, something was done, or a word by the way. */
export type NoticeKind = 'alert' | 'status' | 'info';

/** Colours of a message. */
export const NOTICE_LOOKS: Readonly<Record<NoticeKind, string>> = {
  alert: 'border-danger bg-danger-soft text-danger',
  status: 'border-green bg-green-soft text-green',
  info: 'border-(--slate) bg-(--slate-soft) text-(--slate)',
};
