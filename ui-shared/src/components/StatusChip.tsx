import type { Mark, Tone } from '../theme/status-look';
import { StatusMark } from './StatusMark';

interface StatusChipProps {
  tone: Tone;
  mark?: Mark;
  label: string;
}

/** A status as a mark and a word, so that it does not depend on colour. */
export function StatusChip({ tone, mark, label }: StatusChipProps) {
  return (
    <span className="status-chip" style={{ color: `var(--${tone})`, background: `var(--${tone}-soft)` }}>
      <StatusMark mark={mark} />
      {label}
    </span>
  );
}
