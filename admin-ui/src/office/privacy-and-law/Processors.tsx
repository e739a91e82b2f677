import Add from '@mui/icons-material/Add';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { Processor } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { optionalDay, required } from '../../kit/forms/rules';
import { FormDialog } from '../../kit/records/FormDialog';
import { DayLine, TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import { SettingsListCard } from '../settings/SettingsListCard';
import { useSettingsList } from '../settings/useSettingsList';

/** Who processes personal data for the agency. */
const processorForm = z.object({
  name: required('processors.required'),
  task: required('processors.required'),
  data: required('processors.required'),
  country: required('processors.required'),
  contract_day: optionalDay(),
});

const EMPTY = { name: '', task: '', data: '', country: '', contract_day: '' };

interface LineProps {
  processor: Processor;
  /** Undefined for those who may only read it. */
  change: { edit: () => void; remove: () => void } | undefined;
}

function ProcessorLine({ processor: { name, task, data, country, contract_day }, change }: LineProps) {
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, py: 1, '& + &': { borderTop: '1px solid var(--line)' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{`${name}, ${country}`}</Typography>
        <Typography variant="body2">{task}</Typography>
        <Typography variant="body2" color="text.secondary">
          {data}
        </Typography>
        <Typography variant="body2" sx={contract_day ? {} : { color: 'error.main', fontWeight: 600 }}>
          {contract_day ? t('processors.contractOf', { day: dayInIndia(contract_day) }) : t('processors.noContract')}
        </Typography>
      </Box>
      {change && (
        <Box className="no-print" sx={{ display: 'flex' }}>
          <IconButton aria-label={t('processors.edit', { name })} onClick={change.edit}>
            <EditOutlined />
          </IconButton>
          <IconButton aria-label={t('processors.delete', { name })} onClick={change.remove}>
            <DeleteOutline />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** Who processes personal data for the agency; the notice names them. */
export function Processors({ mayChange }: { mayChange: boolean }) {
  const [open, setOpen] = useState<Processor | 'new'>();
  const list = useSettingsList('processors', (provider) => provider.getProcessors());
  const { dataProvider, rows: processors, error, retry, invalidate } = list;
  const remove = ({ id, name }: Processor): void =>
    list.remove({
      title: 'processors.deleteTitle',
      text: name,
      detail: 'processors.deleteText',
      done: 'processors.deleted',
      call: () => dataProvider.deleteProcessor(id),
    });
  const edited = open === 'new' ? undefined : open;
  return (
    <SettingsListCard
      isAlone
      title={t('processors.title')}
      hint={t('processors.hint')}
      none={t('processors.none')}
      rows={processors?.map((processor) => (
        <ProcessorLine
          key={processor.id}
          processor={processor}
          change={mayChange ? { edit: () => setOpen(processor), remove: () => remove(processor) } : undefined}
        />
      ))}
      error={error}
      loadFailed={t('processors.loadFailed')}
      retry={retry}
      height={120}
    >
      {mayChange && processors && (
        <Button
          variant="outlined"
          className="no-print"
          startIcon={<Add />}
          sx={{ mt: 1.5 }}
          onClick={() => setOpen('new')}
        >
          {t('processors.add')}
        </Button>
      )}
      {open && (
        <FormDialog
          title={edited ? t('processors.edit', { name: edited.name }) : t('processors.add')}
          label={t('action.save')}
          schema={processorForm}
          defaultValues={edited ? { ...EMPTY, ...edited, contract_day: edited.contract_day ?? '' } : EMPTY}
          send={(values, call) => dataProvider.saveProcessor(edited?.id, values, call).finally(() => void invalidate())}
          texts={{ success: t('processors.saved'), failure: t('processors.saveFailed') }}
          onClose={() => setOpen(undefined)}
        >
          <TextLine source="name" label={t('processors.name')} isRequired />
          <TextLine source="country" label={t('processors.country')} isRequired />
          <TextLine source="task" label={t('processors.task')} isRequired isWide />
          <TextLine source="data" label={t('processors.data')} isRequired isWide />
          <DayLine source="contract_day" label={t('processors.contractDay')} />
        </FormDialog>
      )}
    </SettingsListCard>
  );
}
