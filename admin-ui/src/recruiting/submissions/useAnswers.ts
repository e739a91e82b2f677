import type { Connection } from '@niyukt/ui-shared/api/types';
import { useKeptRead } from './useKeptRead';

/** What the company of a connection said of the person, read anew once it says more. */
export const useAnswers = ({ id, company_answered_at }: Connection) =>
  useKeptRead(
    ['answers', id, company_answered_at],
    (dataProvider) => dataProvider.getAnswers(id),
    ({ answers }) => Array.isArray(answers),
  );
