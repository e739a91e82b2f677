import type { Interview } from '@niyukt/ui-shared/api/types';
import { t } from '../../../texts/console';
import type { Result } from '../calls';

/** A result as a choice of its form. */
export type ResultChoice = 'done' | 'no_show_person' | 'no_show_company' | 'no_show';

export const resultOf = (choice: ResultChoice): Result => {
  if (choice === 'done') return { result: 'done' };
  if (choice === 'no_show') return { result: 'no_show' };
  return { result: 'no_show', by: choice === 'no_show_person' ? 'person' : 'company' };
};

/** What was noted as the result; nothing before it was. */
export function choiceOf({ state, absent }: Pick<Interview, 'state' | 'absent'>): ResultChoice | undefined {
  if (state === 'done') return 'done';
  if (state !== 'no_show') return undefined;
  return absent ? `no_show_${absent}` : 'no_show';
}

export function interviewResultText(interview: Pick<Interview, 'state' | 'absent'>): string {
  const choice = choiceOf(interview);
  return choice ? t(`interview.result.${choice}`) : '';
}
