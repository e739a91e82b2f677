import { zodResolver } from '@hookform/resolvers/zod';
import { Box } from '@mui/material';
import { Form, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { isWholeDay } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { connectionDetailsForm } from '../../kit/forms/admin-forms';
import { joiningDoubt } from '../../kit/forms/joining-date';
import { mayBeDone } from '../../kit/providers/http-client';
import { useConfirm } from '../../kit/records/ConfirmProvider';
import { FORM_GRID } from '../../kit/records/form-layout';
import { DayLine, SalaryLine, TextLine } from '../../kit/records/inputs';
import { InvalidNotice } from '../../kit/records/InvalidNotice';
import { SubmitButton } from '../../kit/records/SubmitButton';
import { UnsavedChanges } from '../../kit/records/UnsavedChanges';
import { UnsentAlert } from '../../kit/records/UnsentAlert';
import { useFormFailure } from '../../kit/records/useFormFailure';
import { useFormUpdate } from '../../kit/records/useFormUpdate';
import { t } from '../../texts/console';

type Details = Record<'joining_date' | 'offered_salary' | 'final_salary' | 'admin_notes', string>;

const detailsOf = (connection: Connection): Details => ({
  joining_date: connection.joining_date ?? '',
  offered_salary: connection.offered_salary ?? '',
  final_salary: connection.final_salary ?? '',
  admin_notes: connection.admin_notes ?? '',
});

/** Who is placed has a placement, which holds the day of joining. */
const hasPlacement = ({ placement_date }: Connection): boolean => Boolean(placement_date);

/** An emptied field is sent as null: it is not known any more. */
const sent = (details: Details, connection: Connection): Partial<Record<keyof Details, string | null>> => ({
  ...(!hasPlacement(connection) && { joining_date: details.joining_date || null }),
  offered_salary: details.offered_salary || null,
  final_salary: details.final_salary || null,
  admin_notes: details.admin_notes || null,
});

/** What looks wrong about a day of joining, in words. */
function doubtText(joining: string, connection: Connection): string | undefined {
  const doubt = joiningDoubt(joining, connection);
  const since = doubt === 'beforePlacement' ? connection.placement_date : connection.connection_date;
  return doubt && t(`joiningDoubt.${doubt}`, { day: since ? dayInIndia(since) : '' });
}

function JoiningLine({ connection }: { connection: Connection }) {
  const joining = useWatch({ name: 'joining_date' }) as string;
  return (
    <DayLine
      source="joining_date"
      label={t('connection.joining')}
      doubt={isWholeDay(joining) ? doubtText(joining, connection) : undefined}
    />
  );
}

/** Day of joining until there is a placement, salaries and the agency's notes; edited without touching the status. */
export function ConnectionDetailsForm({ connection }: { connection: Connection }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const showFailure = useFormFailure();
  const update = useFormUpdate<Connection>();

  /** @returns whether the day of joining is meant; one that was saved before is not asked about again */
  const isJoiningMeant = async ({ joining_date }: Details): Promise<boolean> => {
    const text = joining_date === connection.joining_date ? undefined : doubtText(joining_date, connection);
    if (!text) return true;
    return confirm({
      title: t('joiningDoubt.title'),
      text,
      details: [`${t('connection.joining')}: ${dayInIndia(joining_date)}`],
      confirmLabel: t('joiningDoubt.save'),
      cancelLabel: t('action.keepEditing'),
    });
  };

  const save = async (details: Details): Promise<object | undefined> => {
    if (!(await isJoiningMeant(details))) return { root: { serverError: '' } };
    try {
      await update('connections', { id: connection.id, data: sent(details, connection), previousData: connection });
      notify(t('connection.saved'), { type: 'success' });
      refresh();
      return undefined;
    } catch (error) {
      if (mayBeDone(error)) refresh();
      return showFailure(error, details, t('generic.updateFailed'));
    }
  };
  return (
    <Form
      record={detailsOf(connection)}
      resolver={zodResolver(connectionDetailsForm) as never}
      mode="onTouched"
      onSubmit={save as never}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={FORM_GRID}>
        {!hasPlacement(connection) && <JoiningLine connection={connection} />}
        <SalaryLine source="offered_salary" label={t('connection.offeredSalary')} sx={{ gridColumnStart: 1 }} />
        <SalaryLine source="final_salary" label={t('connection.finalSalary')} />
        <TextLine
          source="admin_notes"
          label={t('connection.adminNotes')}
          hint={t('connection.notesHint')}
          lines={3}
          isWide
        />
      </Box>
      <InvalidNotice />
      <UnsentAlert sx={{ mb: 1.5 }} />
      <SubmitButton label={t('action.save')} needsChanges />
    </Form>
  );
}
