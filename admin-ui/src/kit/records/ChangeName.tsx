import { t } from '../../texts/console';
import { FIRST_NAME } from '../access/staff';
import { useRename, useStaff } from '../access/StaffContext';
import { changeNameForm } from '../forms/admin-forms';
import { httpClient } from '../providers/http-client';
import { FormDialog } from './FormDialog';
import { NameLine } from './inputs';

/** Another name for who is there. */
export default function ChangeName({ onClose }: { onClose: () => void }) {
  const { full_name } = useStaff();
  const rename = useRename();
  const send = async (values: { full_name: string }): Promise<void> => {
    const { json } = await httpClient('/api/me/name', { method: 'PUT', body: JSON.stringify(values) });
    rename((json as { full_name: string }).full_name);
    onClose();
  };
  return (
    <FormDialog
      title={t('account.name')}
      label={t('action.save')}
      schema={changeNameForm}
      defaultValues={{ full_name: full_name === FIRST_NAME ? '' : (full_name ?? '') }}
      send={send}
      texts={{ success: t('account.nameChanged'), failure: t('generic.updateFailed') }}
      onClose={onClose}
    >
      <NameLine source="full_name" label={t('account.fullName')} hint={t('account.nameHint')} isRequired isWide />
    </FormDialog>
  );
}
