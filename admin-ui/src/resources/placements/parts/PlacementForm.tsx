import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { joiningDoubt } from '@niyukt/ui-shared/domain/joining-date';
import { placementForm } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { typedMoney } from '@niyukt/ui-shared/money';
import { Form, useRefresh, useUpdate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useNotice } from '../../../platform/notices/useNotice';
import { fieldErrors, formFailureText } from '../../../platform/providers/http-client';
import { FORM_GRID } from '../../../platform/records/form-layout';
import { TextLine } from '../../../platform/records/inputs';
import { InvalidNotice } from '../../../platform/records/InvalidNotice';
import { MoneyLine } from '../../../platform/records/MoneyLine';
import { UnsavedChanges } from '../../../platform/records/UnsavedChanges';

type Values = Record<'joining_date' | 'first_month_gross_paise', string>;

const valuesOf = (placement: Placement): Values => ({
  joining_date: placement.joining_date ?? '',
  first_month_gross_paise: typedMoney(placement.first_month_gross_paise),
});

/** While a year is typed, the browser answers days of the years 2, 20 and 202. */
const WHOLE_YEAR = /^[12]\d{3}-/;

function JoiningLine({ placedOn }: { placedOn: string }) {
  const joining = useWatch({ name: 'joining_date' }) as string;
  const doubt = WHOLE_YEAR.test(joining) ? joiningDoubt(joining, { placement_date: placedOn }) : undefined;
  return (
    <TextLine
      source="joining_date"
      label={t('placementRecord.joining')}
      type="date"
      doubt={doubt && t(`joiningDoubt.${doubt}`, { day: dayInIndia(placedOn) })}
    />
  );
}

function SaveButton() {
  const { isDirty, isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="outlined" disabled={!isDirty || isSubmitting}>
      {t(isSubmitting ? 'action.saving' : 'action.save')}
    </Button>
  );
}

/** Day of joining and first month's gross, which make the fee. Once an invoice is issued they are fixed. */
export function PlacementForm({ placement, isFixed }: { placement: Placement; isFixed: boolean }) {
  const notify = useNotice();
  const refresh = useRefresh();
  const [update] = useUpdate<Placement>();
  const record = valuesOf(placement);
  const save = async (values: Values): Promise<object | undefined> => {
    const data = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => value !== record[field as keyof Values]),
    );
    try {
      await update(
        'placements',
        { id: placement.placement_id, data, previousData: placement },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify(t('placementRecord.saved'), { type: 'success' });
      return undefined;
    } catch (error) {
      notify(formFailureText(error, values, t('placementRecord.saveFailed')), { type: 'error' });
      return fieldErrors(error);
    } finally {
      refresh();
    }
  };
  if (isFixed && placement.invoice_number)
    return <Alert severity="info">{t('placementRecord.fixed', { number: placement.invoice_number })}</Alert>;
  return (
    <Form
      key={`${record.joining_date} ${record.first_month_gross_paise}`}
      record={record}
      resolver={zodResolver(placementForm) as never}
      mode="onTouched"
      onSubmit={save as never}
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={UnsavedChanges}
      disableInvalidFormNotification
      noValidate
      className="no-print"
    >
      <Typography variant="body2" color="text.secondary">
        {t('placementRecord.editHint')}
      </Typography>
      <Box sx={FORM_GRID}>
        <JoiningLine placedOn={placement.placed_on} />
        <MoneyLine source="first_month_gross_paise" label={t('placementRecord.gross')} />
      </Box>
      <InvalidNotice />
      <SaveButton />
    </Form>
  );
}
