import { useDataProvider, useNotify } from 'react-admin';
import type { Connection, Interview } from '@niyukt/ui-shared/api/types';
import { failureText } from '../../../kit/providers/http-client';
import { t } from '../../../texts/console';
import { placementLabel } from '../../connections/parts/placement-label';
import { useChangeStatus } from '../../connections/parts/useChangeStatus';

/** The placement status that follows from an interview, as a step that is offered. */
interface NextStatus {
  label: string;
  set: () => void;
}

/** @returns a function that answers the step, if one follows; it is asked about before it is made */
export function useNextStatus(): (interview: Interview) => NextStatus | undefined {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const changeStatus = useChangeStatus();
  return ({ connection_id, offers_status: status }) => {
    if (!status) return undefined;
    const set = async (): Promise<void> => {
      try {
        const { data } = await dataProvider.getOne<Connection>('connections', { id: connection_id });
        await changeStatus(data, status);
      } catch (error) {
        notify(failureText(error, t('status.failed')), { type: 'error' });
      }
    };
    return { label: t('interview.setStatus', { status: placementLabel(status) }), set: () => void set() };
  };
}
