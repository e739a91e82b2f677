import type { Tone } from '@niyukt/ui-shared/domain/choices';

/** A status as a dot and a word; the colour only helps. */
export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className="status-chip" style={{ color: `var(--${tone})`, background: `var(--${tone}-soft)` }}>
      {label}
    </span>
  );
}
