import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Mailing } from '@niyukt/ui-shared/api/types';
import { isSuperAdmin, mayDo } from '../../../kit/access/staff';
import { useStaff } from '../../../kit/access/StaffContext';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { RowMenu } from '../../../kit/lists/RowMenu';
import type { RowAction } from '../../../kit/lists/RowMenuItems';
import { useCopy } from '../../../kit/records/useCopy';
import { useDelete } from '../../../kit/records/useDelete';
import { createPath } from '../../../kit/resource/create-path';
import { useListPath, useRecordPath } from '../../../kit/resource/ListPath';
import { t } from '../../../texts/console';

const MailDialog = lazyPart(() => import('./MailDialog'));

interface RecordMenuProps {
  /** Of who is mailed from it. */
  kind?: Mailing['kind'];
  name: string;
  phone?: string | null;
  /** What a connection begins with. */
  connection?: Readonly<Record<string, unknown>>;
}

/** The menu of a record in its row: the actions of its drawer, without opening it. */
export function RecordMenu({ kind, name, phone = null, connection }: RecordMenuProps) {
  const record = useRecordContext();
  const staff = useStaff();
  const navigate = useNavigate();
  const { search } = useLocation();
  const pathOf = useRecordPath();
  const list = useListPath();
  const copy = useCopy();
  const deleteRecords = useDelete();
  const [isMailing, setMailing] = useState(false);
  if (!record) return null;
  const { id } = record;
  const leadTo = async (pathname: string): Promise<void> => navigate({ pathname, search });
  const create = connection && createPath('/connections', connection);
  const actions: (RowAction | false | undefined)[] = [
    { label: t('rowAction.open'), leaves: true, run: () => leadTo(pathOf(id)) },
    { label: t('rowAction.e'), leaves: true, run: () => leadTo(`${list}/${id}/edit`) },
    create && { label: t('rowAction.c'), leaves: true, run: async () => navigate(create.to, { state: create.state }) },
    kind &&
      mayDo(staff, 'bulk_mail') && { label: t('rowAction.mail'), leaves: true, run: async () => setMailing(true) },
    phone !== null && { label: t('rowAction.copyPhone'), run: () => copy(phone) },
    isSuperAdmin(staff) && {
      label: t('delete.action'),
      isDanger: true,
      run: () => deleteRecords([{ id, name }]),
    },
  ];
  return (
    <>
      <RowMenu name={name} actions={actions.filter((action) => action !== false && action !== undefined)} />
      {kind && isMailing && <MailDialog kind={kind} ids={[id]} onClose={() => setMailing(false)} />}
    </>
  );
}
