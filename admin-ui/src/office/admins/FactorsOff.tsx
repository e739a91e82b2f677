import { useDataProvider } from 'react-admin';
import type { Admin } from '@niyukt/ui-shared/api/types';
import { factorsOffForm } from '../../kit/forms/admin-forms';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import { adminName } from './admin-name';
import type { AdminProvider } from './calls';

/** Switches the second factors of an admin off who lost them. */
export default function FactorsOff({ admin, onClose }: { admin: Admin; onClose: () => void }) {
  const dataProvider = useDataProvider<AdminProvider>();
  return (
    <FormDialog
      title={t('admin.factorsOff')}
      intro={`${adminName(admin)}. ${t('admin.factorsOffHint')}`}
      schema={factorsOffForm}
      defaultValues={{ reason: '' }}
      send={async ({ reason }) => {
        await dataProvider.switchFactorsOff(admin.id, reason);
        onClose();
      }}
      texts={{ success: t('admin.factorsOffDone'), failure: t('admin.factorsOffFailed') }}
      onClose={onClose}
    >
      <TextLine source="reason" label={t('admin.factorsOffReason')} isRequired isWide />
    </FormDialog>
  );
}
