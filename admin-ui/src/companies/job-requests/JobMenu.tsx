import { useLocation, useNavigate } from 'react-router-dom';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { useMayDelete } from '../../kit/access/useMayDelete';
import { RowMenu } from '../../kit/lists/RowMenu';
import type { RowAction } from '../../kit/lists/RowMenuItems';
import { useDelete } from '../../kit/records/useDelete';
import { useListPath, useRecordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';

/** The menu of a job request in its row: the actions of its drawer, without opening it. */
export function JobMenu({ job: { id, title } }: { job: JobRequest }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const pathOf = useRecordPath();
  const list = useListPath();
  const mayDelete = useMayDelete();
  const deleteRecords = useDelete();
  const actions: RowAction[] = [
    { label: t('rowAction.open'), leaves: true, run: async () => navigate({ pathname: pathOf(id), search }) },
    {
      label: t('rowAction.e'),
      leaves: true,
      run: async () => navigate({ pathname: `${list}/${id}/edit`, search }),
    },
    ...(mayDelete
      ? [{ label: t('delete.action'), isDanger: true, run: () => deleteRecords([{ id, name: title }]) }]
      : []),
  ];
  return <RowMenu name={title} actions={actions} />;
}
