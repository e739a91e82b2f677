import { jobTone, type Tone } from '@niyukt/ui-shared/domain/choices';
import { t, type TextKey } from '@niyukt/ui-shared/i18n/translate';
import { Badge } from './Badge';

const TONES: Partial<Record<Tone, string>> = {
  green: 'bg-green-soft text-green',
  amber: 'bg-amber-soft text-amber',
  slate: 'bg-slate-soft text-slate',
};

/** A status as a dot and a word, never by colour alone. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge colors={TONES[jobTone(status)] ?? ''}>{t(`jobStatus.${status}` as TextKey)}</Badge>;
}
