import type { Merge } from '@niyukt/ui-shared/api/types';
import { StatusChip } from '@niyukt/ui-shared/components/StatusChip';
import { DAY_MILLISECONDS } from '@niyukt/ui-shared/domain/durations';
import { t } from '../../texts/console';

/** What a merge is now, in words. */
export function mergeState({ undone_at, can_undo, undo_until }: Merge): string {
  if (undone_at !== null) return t('mergeState.undone');
  if (!can_undo) return t('mergeState.stays');
  const days = Math.ceil((Date.parse(undo_until) - Date.now()) / DAY_MILLISECONDS);
  return `${t('mergeState.can')}, ${t('merges.daysLeft', { count: days })}`;
}

/** What a merge is now: it can be undone, it was undone, or it stays. */
export function MergeChip({ merge }: { merge: Merge }) {
  const tone = merge.undone_at !== null ? 'slate' : merge.can_undo ? 'blue' : 'green';
  return <StatusChip tone={tone} label={mergeState(merge)} />;
}
