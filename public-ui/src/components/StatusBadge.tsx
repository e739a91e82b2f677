import { jobTone, type Tone } from '@niyukt/ui-shared/domain/choices';
import { t, type TextKey } from '@niyukt/ui-shared/i18n/translate';

const TONES: Partial<Record<Tone, string>> = {
  green: 'bg-green-soft text-green',
  amber: 'bg-amber-soft text-amber',
  slate: 'bg-slate-soft text-slate',
};

/** A status as a dot and a word, never by colour alone. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-chip px-2 py-0.5 text-small font-semibold ${TONES[jobTone(status)] ?? ''}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {t(`jobStatus.${status}` as TextKey)}
    </span>
  );
}
