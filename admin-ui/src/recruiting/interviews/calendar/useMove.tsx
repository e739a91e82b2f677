import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { Interview, UpdateInterview } from '@niyukt/ui-shared/api/types';
import { failureText, isEditConflict } from '../../../kit/providers/http-client';
import { undoable } from '../../../kit/toasts/undoable';
import { t } from '../../../texts/console';
import type { InterviewProvider } from '../calls';
import { isClash, useClash } from '../form/useClash';
import { namedPeriodText, type Period } from '../parts/times';
import { warningTexts } from '../parts/warning-texts';

/**
 * Moves an interview, or changes its end; ten seconds long it can be undone.
 * @returns a function that answers whether it was moved
 */
export function useMove(): (interview: Interview, period: Period) => Promise<boolean> {
  const dataProvider = useDataProvider<InterviewProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const askAboutClash = useClash();

  const undo = async ({ starts_at, ends_at, confirmed_by_agency, ...before }: Interview, version: number) => {
    const { id, employee_name: name } = before;
    // the interview was at this time before, so a clash with others is allowed
    const back: UpdateInterview = {
      starts_at,
      ends_at,
      version,
      allow_clash: true,
      ...(confirmed_by_agency && { confirmed: true }),
    };
    try {
      await dataProvider.changeInterview(id, back);
      notify(t('interview.isBack', { name, time: namedPeriodText({ starts_at, ends_at }) }), { type: 'info' });
    } catch (error) {
      notify(failureText(error, t('interview.moveFailed')), { type: 'error' });
    } finally {
      refresh();
    }
  };

  return async (interview, period) => {
    const { id, version, employee_name: name } = interview;
    try {
      const moved = await askAboutClash((allowed) =>
        dataProvider.changeInterview(id, { ...period, version, ...allowed }),
      );
      notify(t('interview.moved'), {
        type: moved.warnings.length ? 'warning' : 'success',
        ...undoable({
          headline: t('interview.movedTo', { name, time: namedPeriodText(period) }),
          sentence: [t('interview.moved'), ...warningTexts(moved)].join(' '),
          undo: () => void undo(interview, moved.version),
        }),
      });
      return true;
    } catch (error) {
      if (isClash(error)) notify(t('interview.notMoved'), { type: 'info' });
      else if (isEditConflict(error)) notify(t('interview.movedMeanwhile'), { type: 'warning' });
      else notify(failureText(error, t('interview.moveFailed')), { type: 'error' });
      return false;
    } finally {
      refresh();
    }
  };
}
