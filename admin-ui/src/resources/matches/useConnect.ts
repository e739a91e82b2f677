import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, useRefresh, type Identifier } from 'react-admin';
import { useNotice } from '../../platform/notices/useNotice';
import { failureText } from '../../platform/providers/http-client';
import { useConfirm } from '../../platform/records/ConfirmProvider';

/** Who is to be connected to what. */
export interface Introduction {
  employeeId: Identifier;
  employeeName: string;
  requestId: Identifier;
  jobName: string;
  introducedOn: string | null;
}

/** Connects a person to a job after a question: the person gets a mail. */
export function useConnect() {
  const dataProvider = useDataProvider();
  const confirm = useConfirm();
  const notify = useNotice();
  const refresh = useRefresh();
  const [isConnecting, setConnecting] = useState(false);
  const connect = async ({
    employeeId,
    employeeName: name,
    requestId,
    jobName: job,
    introducedOn,
  }: Introduction): Promise<void> => {
    const isConfirmed = await confirm({
      title: t('match.question', { name }),
      text: t('match.questionText', { name, job }),
      ...(introducedOn && { details: [t('match.introduced', { day: dayInIndia(introducedOn) })] }),
      confirmLabel: t('match.connect'),
    });
    if (!isConfirmed) return;
    setConnecting(true);
    try {
      await dataProvider.create('connections', { data: { request_id: requestId, employee_id: employeeId } });
      notify(t('connection.created'), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t('connection.createFailed')), { type: 'error' });
    } finally {
      setConnecting(false);
      // lists, counts and the suggestions show the connection
      refresh();
    }
  };
  return { connect, isConnecting };
}
