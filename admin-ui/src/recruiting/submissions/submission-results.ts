import '../../texts/submissions';
import type { Connection, ErrorCode } from '@niyukt/ui-shared/api/types';
import { textOfCode } from '@niyukt/ui-shared/errors/error-text';
import { t } from '../../texts/console';
import type { SubmittedMany } from './calls';

/** What became of one person of several. */
export interface ResultLine {
  id: number;
  name: string;
  state: 'submitted' | 'waiting' | 'refused';
  text: string;
}

/** What became of each, in the order in which they were offered. */
export function resultLines(
  { submitted, waiting, refused }: SubmittedMany,
  people: readonly Pick<Connection, 'id' | 'employee_name'>[],
): ResultLine[] {
  return people.flatMap(({ id, employee_name: name }): ResultLine[] => {
    if (submitted.includes(id)) return [{ id, name, state: 'submitted', text: t('jobShown.isSubmitted') }];
    if (waiting.includes(id)) return [{ id, name, state: 'waiting', text: t('jobShown.isWaiting') }];
    const refusal = refused.find(({ connection_id }) => connection_id === id);
    if (!refusal) return [];
    const reason = textOfCode(refusal.code as ErrorCode, refusal.message);
    return [{ id, name, state: 'refused', text: t('jobShown.isRefused', { reason }) }];
  });
}
