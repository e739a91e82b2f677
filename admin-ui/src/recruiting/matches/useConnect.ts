import { useState } from 'react';
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { failureText } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import { useCall } from '../../kit/records/useCall';
import { t } from '../../texts/console';
import type { ConnectionProvider } from '../connections/parts/calls';

/** Who is to be connected to what. */
export interface Introduction {
  employeeId: Identifier;
  employeeName: string;
  requestId: Identifier;
  jobName: string;
  introducedOn: string | null;
}

/** A person to connect to a job. */
export interface Person {
  id: Identifier;
  name: string;
  introducedOn: string | null;
}

/** Connects a person to a job after a question: the person gets a mail. */
export function useConnect() {
  const dataProvider = useDataProvider<ConnectionProvider>();
  const confirm = useConfirm();
  const notify = useNotify();
  const refresh = useRefresh();
  const { start, isPending } = useCall();
  const [isConnecting, setConnecting] = useState(false);
  const connect = ({ employeeId, employeeName: name, requestId, jobName: job, introducedOn }: Introduction): void =>
    start(
      {
        ask: {
          title: t('match.question', { name }),
          text: t('match.questionText', { name, job }),
          ...(introducedOn && { details: [t('match.introduced', { day: dayInIndia(introducedOn) })] }),
          confirmLabel: t('match.connect'),
        },
        failed: t('connection.createFailed'),
        done: t('connection.created'),
      },
      () => dataProvider.create('connections', { data: { request_id: requestId, employee_id: employeeId } }),
    );
  /** Connects several people to one job after one question. @returns those who could not be connected */
  const connectAll = async (people: readonly Person[], requestId: Identifier, job: string): Promise<Identifier[]> => {
    const count = people.length;
    const isConfirmed = await confirm({
      title: t('match.questionMany', { count }),
      text: t('match.questionManyText', { job }),
      details: people.map(({ name, introducedOn }) =>
        introducedOn ? `${name}: ${t('match.introduced', { day: dayInIndia(introducedOn) })}` : name,
      ),
      confirmLabel: t('match.connect'),
    });
    const ids = people.map(({ id }) => id);
    if (!isConfirmed) return ids;
    setConnecting(true);
    try {
      const { data: done, failures } = await dataProvider.connectMany(requestId, ids);
      if (failures.length === 0) notify(t('connect.done', { count: done.length }), { type: 'success' });
      else notify(t('connect.partly', { done: done.length, failed: failures.length }), { type: 'warning' });
      return failures.map(({ id }) => id);
    } catch (error) {
      notify(failureText(error, t('connection.createFailed')), { type: 'error' });
      return ids;
    } finally {
      setConnecting(false);
      refresh();
    }
  };
  return { connect, connectAll, isConnecting: isConnecting || isPending };
}
