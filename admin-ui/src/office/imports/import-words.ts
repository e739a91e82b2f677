import type { Import, ImportRow } from '@niyukt/ui-shared/api/types';
import { countText } from '@niyukt/ui-shared/domain/format';
import type { Tone } from '@niyukt/ui-shared/theme/status-look';
import { t } from '../../texts/console';

export const IMPORT_KINDS = ['employees', 'companies', 'job-requests'] as const;
export const IMPORT_STATES = ['checking', 'checked', 'running', 'done', 'undoing', 'undone', 'failed'] as const;

/** What the dry run counts, in the order in which it is read. */
export const OUTCOMES = ['new', 'update', 'same', 'duplicate', 'error'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What became of rows, in the order in which it is read. */
export const IMPORT_RESULTS = ['created', 'updated', 'same', 'skipped', 'review', 'error', 'undone'] as const;

export const STATE_TONES: Readonly<Record<Import['state'], Tone>> = {
  checking: 'blue',
  checked: 'amber',
  running: 'blue',
  done: 'green',
  undoing: 'blue',
  undone: 'stone',
  failed: 'rose',
};

export const OUTCOME_TONES: Readonly<Record<Outcome, Tone>> = {
  new: 'green',
  update: 'blue',
  same: 'slate',
  duplicate: 'amber',
  error: 'rose',
};

export const ROW_TONES: Readonly<Record<ImportRow['state'], Tone>> = {
  waiting: 'slate',
  created: 'green',
  updated: 'blue',
  same: 'slate',
  skipped: 'stone',
  review: 'amber',
  error: 'rose',
  undone: 'stone',
};

/** Something is under way, so that it is asked for again. */
export const isBusy = ({ state }: Pick<Import, 'state'>): boolean =>
  state === 'checking' || state === 'running' || state === 'undoing';

/** What is under way, was or will be; of an import that failed, what it failed in. */
export const phaseOf = ({ state, stopped_in }: Pick<Import, 'state' | 'stopped_in'>): Import['state'] =>
  stopped_in ?? state;

/** Nothing has been written yet. */
export const isBeforeRun = (row: Pick<Import, 'state' | 'stopped_in'>): boolean =>
  ['checking', 'checked'].includes(phaseOf(row));

export const rowsText = (count: number): string => t('import.rows', { count, rows: countText(count) });

/** What an import found or did, in one line. */
export function importResultText(row: Import): string {
  const { state, counts, results } = row;
  const hasResults = state === 'done' || state === 'undone' || (state === 'failed' && !isBeforeRun(row));
  const parts = hasResults
    ? IMPORT_RESULTS.map((result) => [t(`importRow.${result}`), results[result] ?? 0] as const)
    : OUTCOMES.map((outcome) => [t(`importOutcome.${outcome}`), counts[outcome] ?? 0] as const);
  return parts
    .filter(([, count]) => count > 0)
    .map(([label, count]) => `${label} ${countText(count)}`)
    .join(' · ');
}
