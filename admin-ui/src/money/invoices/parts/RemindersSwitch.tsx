import { FormControlLabel, Switch, Typography } from '@mui/material';
import type { Invoice } from '@niyukt/ui-shared/api/types';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { failureText } from '../../../kit/providers/http-client';
import type { InvoiceProvider } from '../calls';

/** Whether the client is reminded of this invoice. */
export function RemindersSwitch({ invoice: { invoice_id, reminders_paused } }: { invoice: Invoice }) {
  const dataProvider = useDataProvider<InvoiceProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSaving, setSaving] = useState(false);
  const change = async (areOn: boolean): Promise<void> => {
    setSaving(true);
    try {
      await dataProvider.setReminders(invoice_id, areOn);
      notify(t(areOn ? 'invoice.remindersOn' : 'invoice.remindersOff'), { type: 'success' });
    } catch (error) {
      notify(failureText(error, t('invoice.remindersFailed')), { type: 'error' });
    } finally {
      setSaving(false);
      refresh();
    }
  };
  return (
    <>
      <FormControlLabel
        control={<Switch checked={!reminders_paused} disabled={isSaving} onChange={(_, isOn) => void change(isOn)} />}
        label={t('invoice.remind')}
      />
      <Typography variant="body2" color="text.secondary">
        {t('invoice.remindersHint')}
      </Typography>
    </>
  );
}
