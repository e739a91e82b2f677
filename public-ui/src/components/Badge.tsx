import type { StatusLook } from '@niyukt/ui-shared/theme/status-look';
import type { ReactNode } from 'react';

/** A mark and a word in the colours of `look`. */
export function Badge({ look: { tone, mark }, children }: { look: StatusLook; children: ReactNode }) {
  return (
    <span className="status-chip" style={{ color: `var(--${tone})`, background: `var(--${tone}-soft)` }}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={`status-mark ${mark.isSolid ? 'is-solid' : ''}`}>
        <path d={mark.path} />
      </svg>
      {children}
    </span>
  );
}
