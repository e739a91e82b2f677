export type NoticeKind = 'alert' | 'status' | 'info';

export const NOTICE_LOOKS: Readonly<Record<NoticeKind, string>> = {
  alert: 'border-danger bg-danger-soft text-danger',
  status: 'border-green bg-green-soft text-green',
  info: 'border-(--slate) bg-(--slate-soft) text-(--slate)',
};
