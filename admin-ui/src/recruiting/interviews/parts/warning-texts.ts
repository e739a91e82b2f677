import type { Interview } from '@niyukt/ui-shared/api/types';
import { t } from '../../../texts/console';

/** What is unusual about the time, in words; it is said and stops nothing. */
export const warningTexts = ({ warnings }: Pick<Interview, 'warnings'>): string[] =>
  warnings.map((warning) => `${t(`interview.warning.${warning}`)}.`);
