import { Button, Typography } from '@mui/material';
import { penaltyForm } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../../platform/records/FormDialog';
import { DigitLine, RupeesLine, TextLine, WHOLE_ROW } from '../../../platform/records/inputs';
import type { PenaltyProvider } from '../calls';

const MOST_DIGITS = 9;

/** Opens a penalty case. */
export function OpenPenalty() {
  const dataProvider = useDataProvider<PenaltyProvider>();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('penalty.open')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('penalty.open')}
          schema={penaltyForm}
          defaultValues={{ employee_id: '', placement_id: '', amount: '', reason: '', evidence: '' }}
          send={(values, call) => dataProvider.openPenalty(values, call)}
          texts={{ success: t('penalty.opened'), failure: t('penalty.openFailed') }}
          onClose={() => setOpen(false)}
          intro={<Typography color="text.secondary">{t('penalty.openHint')}</Typography>}
        >
          <DigitLine source="employee_id" label={t('penalty.personNumber')} most={MOST_DIGITS} isRequired />
          <DigitLine source="placement_id" label={t('penalty.placementNumber')} most={MOST_DIGITS} />
          <RupeesLine source="amount" label={t('penalty.amount')} isRequired />
          <TextLine source="reason" label={t('penalty.reason')} lines={3} isRequired sx={WHOLE_ROW} />
          <TextLine source="evidence" label={t('penalty.evidence')} lines={4} isRequired sx={WHOLE_ROW} />
        </FormDialog>
      )}
    </>
  );
}
