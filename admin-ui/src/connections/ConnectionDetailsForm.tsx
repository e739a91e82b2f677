import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { connectionDetailsForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Form, useRefresh, useUpdate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { failureText } from '../data/http-client';
import { InvalidNotice } from '../records/InvalidNotice';
import { TextLine, WHOLE_ROW } from '../records/inputs';
import { useNotice } from '../app/useNotice';

type Details = Record<'joining_date' | 'offered_salary' | 'final_salary' | 'admin_notes', string>;

const detailsOf = (connection: Connection): Details => ({
  joining_date: connection.joining_date ?? '',
  offered_salary: connection.offered_salary ?? '',
  final_salary: connection.final_salary ?? '',
  admin_notes: connection.admin_notes ?? '',
});

/** An emptied field is sent as null: it is not known any more. */
const sent = (details: Details): Record<keyof Details, string | null> => ({
  joining_date: details.joining_date || null,
  offered_salary: details.offered_salary || null,
  final_salary: details.final_salary || null,
  admin_notes: details.admin_notes || null,
});

function SaveButton() {
  const { isDirty, isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="outlined" disabled={!isDirty || isSubmitting}>
      {t(isSubmitting ? 'action.saving' : 'action.save')}
    </Button>
  );
}

/** Day of joining, salaries and the agency's notes; edited without touching the status. */
export function ConnectionDetailsForm({ connection }: { connection: Connection }) {
  const notify = useNotice();
  const refresh = useRefresh();
  const [update] = useUpdate<Connection>();
  const save = async (values: object): Promise<object | undefined> => {
    try {
      await update(
        'connections',
        { id: connection.id, data: sent(values as Details), previousData: connection },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify(t('connection.saved'), { type: 'success' });
      refresh();
      return undefined;
    } catch (error) {
      notify(failureText(error, t('connection.saveFailed')), { type: 'error' });
      return (error as { body?: { errors?: object } }).body?.errors;
    }
  };
  return (
    <Form
      record={detailsOf(connection)}
      resolver={zodResolver(connectionDetailsForm) as never}
      mode="onTouched"
      onSubmit={save}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
        <TextLine source="joining_date" label={t('connection.joining')} type="date" />
        <TextLine source="offered_salary" label={t('connection.offeredSalary')} />
        <TextLine source="final_salary" label={t('connection.finalSalary')} />
        <TextLine
          source="admin_notes"
          label={t('connection.adminNotes')}
          hint={t('connection.notesHint')}
          lines={3}
          sx={WHOLE_ROW}
        />
      </Box>
      <InvalidNotice />
      <SaveButton />
    </Form>
  );
}
