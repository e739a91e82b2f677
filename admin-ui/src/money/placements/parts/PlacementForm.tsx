import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Box, Typography } from '@mui/material';
import { Form, useNotify, useRefresh } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { isWholeDay } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { typedMoney } from '@niyukt/ui-shared/money';
import { mayDo } from '../../../kit/access/staff';
import { useStaff } from '../../../kit/access/StaffContext';
import { joiningDoubt } from '../../../kit/forms/joining-date';
import { FORM_GRID } from '../../../kit/records/form-layout';
import { DayLine } from '../../../kit/records/inputs';
import { InvalidNotice } from '../../../kit/records/InvalidNotice';
import { MoneyLine } from '../../../kit/records/MoneyLine';
import { SubmitButton } from '../../../kit/records/SubmitButton';
import { UnsavedChanges } from '../../../kit/records/UnsavedChanges';
import { UnsentAlert } from '../../../kit/records/UnsentAlert';
import { useFormFailure } from '../../../kit/records/useFormFailure';
import { useFormUpdate } from '../../../kit/records/useFormUpdate';
import { t } from '../../../texts/console';
import { placementForm } from '../../money-forms';

type Values = Record<'joining_date' | 'first_month_gross_paise', string>;

const valuesOf = (placement: Placement): Values => ({
  joining_date: placement.joining_date ?? '',
  first_month_gross_paise: typedMoney(placement.first_month_gross_paise),
});

function JoiningLine({ placedOn }: { placedOn: string }) {
  const joining = useWatch({ name: 'joining_date' }) as string;
  const doubt = isWholeDay(joining) ? joiningDoubt(joining, { placement_date: placedOn }) : undefined;
  return (
    <DayLine
      source="joining_date"
      label={t('placementRecord.joining')}
      doubt={doubt && t(`joiningDoubt.${doubt}`, { day: dayInIndia(placedOn) })}
    />
  );
}

/** Day of joining and, for who may see money, first month's gross: they make the fee. An issued invoice fixes them. */
export function PlacementForm({ placement, isFixed }: { placement: Placement; isFixed: boolean }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFormFailure();
  const update = useFormUpdate<Placement>();
  const seesMoney = mayDo(useStaff(), 'money');
  const record = valuesOf(placement);
  const save = async (values: Values): Promise<object | undefined> => {
    const data = Object.fromEntries(
      Object.entries(values).filter(([field, value]) => value !== record[field as keyof Values]),
    );
    try {
      await update('placements', { id: placement.placement_id, data, previousData: placement });
      notify(t('placementRecord.saved'), { type: 'success' });
      return undefined;
    } catch (error) {
      return showFailure(error, values, t('placementRecord.saveFailed'));
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
      {seesMoney && placement.fee_percent !== null && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('placementRecord.editHint', { percent: placement.fee_percent })}
        </Typography>
      )}
      <Box sx={FORM_GRID}>
        <JoiningLine placedOn={placement.placed_on} />
        {seesMoney && <MoneyLine source="first_month_gross_paise" label={t('placementRecord.gross')} />}
      </Box>
      <InvalidNotice />
      <UnsentAlert sx={{ mb: 1.5 }} />
      <SubmitButton label={t('action.save')} needsChanges />
    </Form>
  );
}
