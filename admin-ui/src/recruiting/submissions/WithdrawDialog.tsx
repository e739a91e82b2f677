import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { SubmissionProvider } from './calls';
import { withdrawForm } from './submission-forms';

const EMPTY = { reason: '' };

interface WithdrawDialogProps {
  connection: Connection;
  onDone: (connection: Connection) => void;
  onClose: () => void;
}

/** Ends what the company sees of a person, or that the person is asked. */
export default function WithdrawDialog({ connection, onDone, onClose }: WithdrawDialogProps) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  return (
    <FormDialog
      title={t('withdraw.title', { name: connection.employee_name })}
      label={t('withdraw.action')}
      schema={withdrawForm}
      defaultValues={EMPTY}
      send={async (values, call) => onDone(await dataProvider.withdrawPerson(connection.id, values, call))}
      texts={{ success: t('withdraw.done'), failure: t('withdraw.failed') }}
      onClose={onClose}
      intro={
        <Typography sx={{ mb: 2 }}>{t(connection.share === 'waiting' ? 'withdraw.wait' : 'withdraw.intro')}</Typography>
      }
    >
      <TextLine
        source="reason"
        label={t('withdraw.reason')}
        hint={t('withdraw.reasonHint')}
        lines={2}
        isRequired
        isWide
      />
    </FormDialog>
  );
}
