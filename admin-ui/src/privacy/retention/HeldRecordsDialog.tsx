import '../../texts/privacy';
import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import * as z from 'zod/mini';
import { saveFile } from '@niyukt/ui-shared/files/save-file';
import { required } from '../../kit/forms/rules';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { RetentionProvider } from './calls';

const orderForm = z.object({
  email: required('held.emailRequired'),
  order_number: required('held.orderRequired'),
  authority: required('held.authorityRequired'),
});

/** Asks for the lawful order, and saves what it opens as files. */
export default function HeldRecordsDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider<RetentionProvider>();
  return (
    <FormDialog
      title={t('held.open')}
      label={t('held.save')}
      schema={orderForm}
      defaultValues={{ email: '', order_number: '', authority: '' }}
      send={async (order, call) => {
        const held = await dataProvider.openHeldRecords(order, call);
        saveFile('held.json', new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }));
        for (const { id, file_name } of held.flatMap(({ files }) => files)) {
          saveFile(file_name, await dataProvider.openHeldFile(id, order));
        }
      }}
      texts={{ success: t('held.saved'), failure: t('held.failed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('held.hint')}</Typography>}
    >
      <TextLine source="email" label={t('email.label')} isRequired isWide />
      <TextLine source="order_number" label={t('held.order')} isRequired />
      <TextLine source="authority" label={t('held.authority')} isRequired />
    </FormDialog>
  );
}
