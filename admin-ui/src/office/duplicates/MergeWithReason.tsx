import { Alert, Button, Typography } from '@mui/material';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { mergeReasonForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { FormDialog } from '../../kit/records/FormDialog';
import { TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import type { Compared } from './compared-fields';

interface MergeWithReasonProps {
  winner: Compared;
  loser: Compared;
  send: (reason: string, call: FormCall) => Promise<void>;
}

/** Two records that form no pair any more: a super admin says why they are the same (docs/rules.md#merges-without-pair). */
export function MergeWithReason({ winner, loser, send }: MergeWithReasonProps) {
  const staff = useStaff();
  const [isOpen, setOpen] = useState(false);
  if (!isSuperAdmin(staff)) return <Alert severity="info">{t('merge.onlySuperAdmin')}</Alert>;
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('merge.withReason')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('merge.confirmTitle')}
          label={t('merge.action')}
          schema={mergeReasonForm}
          defaultValues={{ reason: '' }}
          send={({ reason }, call) => send(reason, call)}
          texts={{ success: t('merge.done'), failure: t('merge.failed') }}
          onClose={() => setOpen(false)}
          intro={
            <>
              <Typography sx={{ mb: 1 }}>
                {t('merge.confirm', { winner: String(winner.id), loser: String(loser.id) })}
              </Typography>
              <Typography color="text.secondary" sx={{ mb: 2 }}>
                {t('merge.reasonHint', { loser: String(loser.id) })}
              </Typography>
            </>
          }
        >
          <TextLine source="reason" label={t('merge.reason')} lines={3} isRequired sx={WHOLE_ROW} />
        </FormDialog>
      )}
    </>
  );
}
