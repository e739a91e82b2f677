import { Button } from '@mui/material';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { isoDayInIndia } from '@niyukt/ui-shared/domain/format';
import { departureForm, LEFT_BY } from '@niyukt/ui-shared/forms/billing-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { FormDialog } from '../../../kit/records/FormDialog';
import { ChoiceLine, DayLine, TextLine, WHOLE_ROW } from '../../../kit/records/inputs';

/** Notes the last working day of a placement, and why; corrects what was noted. */
export function Departure({ placement }: { placement: Placement }) {
  const dataProvider = useDataProvider();
  const [isOpen, setOpen] = useState(false);
  const { placement_id: id, left_on, left_reason, left_by, state } = placement;
  if (state !== 'active' && state !== 'left') return null;
  const label = t(left_on ? 'departure.correct' : 'departure.note');
  return (
    <>
      <Button variant="outlined" className="no-print" sx={{ mt: 1 }} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          title={label}
          label={t('action.save')}
          schema={departureForm}
          defaultValues={{
            left_on: left_on ?? isoDayInIndia(new Date()),
            left_reason: left_reason ?? '',
            left_by: left_by ?? '',
          }}
          send={(values) =>
            dataProvider.update('placements', {
              id,
              data: { ...values, left_reason: values.left_reason || null, left_by: values.left_by || null },
              previousData: placement,
            })
          }
          texts={{ success: t('placementRecord.saved'), failure: t('placementRecord.saveFailed') }}
          onClose={() => setOpen(false)}
        >
          <DayLine source="left_on" label={t('claim.lastWorkingDay')} isRequired />
          <TextLine source="left_reason" label={t('placementRecord.leftReason')} lines={2} sx={WHOLE_ROW} />
          <ChoiceLine
            source="left_by"
            label={t('placementRecord.leftBy')}
            choices={LEFT_BY.map((by) => ({ id: by, name: t(`leftBy.${by}`) }))}
          />
        </FormDialog>
      )}
    </>
  );
}
