import { Typography } from '@mui/material';
import { CheckboxGroupInput, useDataProvider } from 'react-admin';
import type { Breach } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../kit/records/FormDialog';
import { DayLine, TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import { DATA_KINDS, factsForm, factsOfBreach, formOf } from './breach-forms';
import type { BreachProvider } from './calls';

interface FactsDialogProps {
  /** None for a new one. */
  breach?: Breach;
  onClose: () => void;
}

/** What is known of a breach. */
export default function FactsDialog({ breach, onClose }: FactsDialogProps) {
  const dataProvider = useDataProvider<BreachProvider>();
  return (
    <FormDialog
      title={t(breach ? 'breach.edit' : 'breach.note')}
      label={t(breach ? 'breach.edit' : 'breach.note')}
      schema={factsForm}
      defaultValues={formOf(breach)}
      send={(values, call) =>
        breach
          ? dataProvider.changeBreach(breach.id, factsOfBreach(values, breach), call)
          : dataProvider.noteBreach(factsOfBreach(values, undefined), call)
      }
      texts={{ success: t(breach ? 'breach.changed' : 'breach.noted'), failure: t('breach.failed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('breach.noteHint')}</Typography>}
    >
      <TextLine source="what" label={t('breach.what')} lines={3} isRequired isWide />
      <TextLine source="happened" label={t('breach.happened')} isRequired isWide />
      <DayLine source="aware_day" label={t('breach.awareDay')} isRequired />
      <TextLine source="aware_time" label={t('breach.awareTime')} isRequired />
      <CheckboxGroupInput
        source="data_kinds"
        label={t('breach.kinds')}
        choices={DATA_KINDS.map((id) => ({ id, name: t(`breach.data.${id}`) }))}
        sx={WHOLE_ROW}
      />
      <TextLine source="consequences" label={t('breach.consequences')} lines={2} isWide />
      <TextLine source="measures" label={t('breach.measures')} lines={2} isWide />
      <TextLine source="advice" label={t('breach.advice')} lines={2} isWide />
      <TextLine source="contact" label={t('breach.contact')} isWide />
    </FormDialog>
  );
}
