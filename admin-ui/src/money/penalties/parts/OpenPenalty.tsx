import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Placement } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../../kit/records/FormDialog';
import { ChoiceLine, RupeesLine, TextLine } from '../../../kit/records/inputs';
import { RecordPicker } from '../../../kit/records/RecordPicker';
import { t } from '../../../texts/console';
import { penaltyForm } from '../../money-forms';
import type { PenaltyProvider } from '../calls';

const personText = ({ full_name, email }: RaRecord): string => `${full_name}, ${email}`;

/** The person, and which of their placements it is about. */
function Pickers() {
  const person = useWatch({ name: 'employee_id' }) as number | null;
  const { data: placements } = useGetList<Placement>(
    'placements',
    { filter: { employee_id: person }, pagination: { page: 1, perPage: 100 } },
    { enabled: Boolean(person) },
  );
  return (
    <>
      <RecordPicker
        source="employee_id"
        resource="employees"
        label={t('penalty.person')}
        sort={{ field: 'created_at', order: 'DESC' }}
        optionText={personText}
        isRequired
        isWide
      />
      <ChoiceLine
        source="placement_id"
        label={t('penalty.placement')}
        hint={t('penalty.placementHint')}
        choices={(person && placements ? placements : []).map(({ id, job_title, company_name }) => ({
          id: String(id),
          name: `${job_title}, ${company_name}`,
        }))}
        isOptional
        isWide
      />
    </>
  );
}

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
          defaultValues={{ employee_id: null, placement_id: '', amount: '', reason: '', evidence: '' }}
          send={(values, call) => dataProvider.openPenalty(values, call)}
          texts={{ success: t('penalty.opened'), failure: t('penalty.openFailed') }}
          onClose={() => setOpen(false)}
          intro={<Typography color="text.secondary">{t('penalty.openHint')}</Typography>}
        >
          <Pickers />
          <RupeesLine source="amount" label={t('penalty.amount')} isRequired />
          <TextLine source="reason" label={t('penalty.reason')} lines={3} isRequired isWide />
          <TextLine source="evidence" label={t('penalty.evidence')} lines={4} isRequired isWide />
        </FormDialog>
      )}
    </>
  );
}
