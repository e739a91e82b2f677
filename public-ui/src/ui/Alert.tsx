import type { ReactNode } from 'react';
import { NOTICE_LOOKS, type NoticeKind } from '../lib/notice-look';

/** A message, announced by screen readers: `alert` interrupts, the others wait. */
export function Alert({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div
      role={kind === 'alert' ? 'alert' : 'status'}
      className={`rounded-control border-l-4 px-4 py-3 font-semibold ${NOTICE_LOOKS[kind]}`}
    >
      {children}
    </div>
  );
}
