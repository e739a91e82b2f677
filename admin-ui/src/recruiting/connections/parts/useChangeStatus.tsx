import { useDataProvider, useNotify, useRefresh, useUpdate } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import type { PlacementStatus } from '@niyukt/ui-shared/domain/choices';
import { readMoney } from '@niyukt/ui-shared/money';
import { mayDo } from '../../../kit/access/staff';
import { useStaff } from '../../../kit/access/StaffContext';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { failureText } from '../../../kit/providers/http-client';
import type { Question } from '../../../kit/records/ConfirmDialog';
import { useConfirm } from '../../../kit/records/ConfirmProvider';
import { OpenRecord } from '../../../kit/records/OpenRecord';
import { recordPath } from '../../../kit/resource/ListPath';
import { undoable } from '../../../kit/toasts/undoable';
import { t } from '../../../texts/console';
import type { ConnectionProvider } from './calls';
import { NO_FACTS, type PlacedFacts } from './placed-facts';
import { placementLabel } from './placement-label';
import { useRevealsAt } from './useRevealsAt';

const PlacedInputs = lazyPart(() => import('./PlacedInputs'));
const DropInputs = lazyPart(() => import('./DropInputs'));

interface HowToChange {
  /**
   * Asks first, as the specification wants it of the select. A change to placed or dropped, or one that shows a company more, is asked
   * about in any case.
   */
  confirmsFirst: boolean;
}

type ChangeStatus = (connection: Connection, status: PlacementStatus, how?: HowToChange) => Promise<boolean>;

/** What is entered with the answer. */
interface Entered {
  facts: PlacedFacts;
  dropReason: string;
}

/** What is asked when people are dropped: the reason is entered with the answer. */
export const dropQuestion = (onReason: (reason: string) => void): Pick<Question, 'isIncomplete' | 'inputs'> => ({
  isIncomplete: true,
  inputs: (setHeld) => <DropInputs onChange={onReason} setHeld={setHeld} />,
});

/**
 * The question before a status; what is known of a placement, or why it is a drop, is entered with the answer.
 * @param reveals what the company sees from then on, if it sees more
 */
function questionOf(
  connection: Connection,
  status: PlacementStatus,
  reveals: string | undefined,
  entered: Entered,
): Question {
  const { id, employee_name, job_title, joining_date } = connection;
  return {
    title: t('status.changeTitle'),
    text: t('status.confirm', { status: placementLabel(status) }),
    details: [t('status.confirmFor', { name: employee_name, job: job_title }), ...(reveals ? [reveals] : [])],
    confirmLabel: t('status.update'),
    ...(status === 'placed' && {
      inputs: (setHeld) => (
        <PlacedInputs
          connectionId={id}
          joiningDate={joining_date ?? ''}
          acceptedGross={entered.facts.first_month_gross_paise}
          onChange={(facts) => Object.assign(entered, { facts })}
          setHeld={setHeld}
        />
      ),
    }),
    ...(status === 'dropped' && dropQuestion((dropReason) => Object.assign(entered, { dropReason }))),
  };
}

/**
 * Changes the placement status of one connection; ten seconds long it can be undone.
 * @returns a function that answers whether the status was changed
 */
export function useChangeStatus(): ChangeStatus {
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<ConnectionProvider>();
  const [update] = useUpdate<Connection>();
  const revealsAt = useRevealsAt();
  const seesMoney = mayDo(useStaff(), 'money');

  const undo = async (before: Connection, status: PlacementStatus): Promise<void> => {
    const { id, employee_name, placement_status } = before;
    try {
      const data = { placement_status, is_undo: true };
      await dataProvider.update('connections', { id, data, previousData: { ...before, placement_status: status } });
      notify(t('status.isAgain', { name: employee_name, status: placementLabel(placement_status) }), { type: 'info' });
    } catch (error) {
      notify(failureText(error, t('status.failed')), { type: 'error' });
    } finally {
      refresh();
    }
  };

  return async (connection, status, { confirmsFirst } = { confirmsFirst: true }) => {
    const [reveals, gross] = await Promise.all([
      revealsAt(connection, status),
      status === 'placed' && seesMoney ? dataProvider.getAcceptedGross(connection.id) : '',
    ]);
    const entered: Entered = { facts: { ...NO_FACTS, first_month_gross_paise: gross }, dropReason: '' };
    if (confirmsFirst || status === 'placed' || status === 'dropped' || reveals) {
      if (!(await confirm(questionOf(connection, status, reveals, entered)))) return false;
    }
    const { facts, dropReason } = entered;
    const { id, employee_name } = connection;
    const first_month_gross_paise = readMoney(facts.first_month_gross_paise);
    const data = {
      placement_status: status,
      drop_reason: dropReason,
      ...(facts.joining_date && { joining_date: facts.joining_date }),
      ...(first_month_gross_paise && { first_month_gross_paise }),
    };
    try {
      await update(
        'connections',
        { id, data, previousData: connection },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      const isInvoiceable = Boolean(first_month_gross_paise) && (await dataProvider.isInvoiceable(id));
      const sentence = t('status.updated');
      notify(sentence, {
        type: 'success',
        ...undoable({
          headline: t('status.isNow', { name: employee_name, status: placementLabel(status) }),
          sentence,
          undo: () => void undo(connection, status),
          next: isInvoiceable && (
            <OpenRecord path={recordPath('/connections', id)} label={t('placementRecord.issue')} action="issue" />
          ),
        }),
      });
      return true;
    } catch (error) {
      notify(failureText(error, t('status.failed')), { type: 'error' });
      return false;
    } finally {
      // counts, totals and other lists show the status, too
      refresh();
    }
  };
}
