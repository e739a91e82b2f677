import type { Connection } from '@niyukt/ui-shared/api/types';
import { useRead } from './useRead';

/** What the company of a connection said of the person, read anew once it says more. */
export const useAnswers = ({ id, company_answered_at }: Connection) =>
  useRead(
    ['answers', id, company_answered_at],
    (dataProvider) => dataProvider.getAnswers(id),
    ({ answers }) => Array.isArray(answers),
  );
