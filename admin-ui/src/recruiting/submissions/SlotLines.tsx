import { Box, Button, Typography } from '@mui/material';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { differsFromIndia, momentAt, ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { MAX_SLOTS, SLOT_MINUTES } from '@niyukt/ui-shared/forms/slot-rule';
import type { NotedAnswer } from '@niyukt/ui-shared/forms/submission-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { TextInput } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ChoiceLine, commonOf, WHOLE_ROW } from '../../kit/records/inputs';

const NEW = { start: '', minutes: '60' };

/** What clocks in India show, where that is not what was typed. */
function inIndia(zone: string, start: string): string | undefined {
  const from = momentAt(zone, start);
  return from && differsFromIndia(zone, from) ? t('answers.inIndia', { moment: momentInIndia(from) }) : undefined;
}

/** Times for an interview, as clocks show them where the reader is. */
export function SlotLines() {
  const { fields, append, remove } = useFieldArray<NotedAnswer, 'slots'>({ name: 'slots' });
  const typed = useWatch<NotedAnswer, 'slots'>({ name: 'slots' });
  const zone = ownZone();
  return (
    <Box component="fieldset" sx={{ ...WHOLE_ROW, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {t('answers.slots')}
      </Typography>
      {fields.length > 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t('answers.slotsHint', { zone })}
        </Typography>
      )}
      {fields.map(({ id }, place) => {
        const n = place + 1;
        const hint = inIndia(zone, typed[place]?.start ?? '');
        return (
          <Box
            key={id}
            sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 10rem auto' }, columnGap: 2, alignItems: 'start' }}
          >
            <TextInput
              {...commonOf({ source: `slots.${place}.start`, label: t('answers.slot', { n }), hint }, true)}
              parse={(text: string | null) => text ?? ''}
              format={(text: string | null) => text ?? ''}
              type="datetime-local"
            />
            <ChoiceLine
              source={`slots.${place}.minutes`}
              label={t('answers.slotLength', { n })}
              choices={SLOT_MINUTES.map((minutes) => ({ id: minutes, name: t('answers.minutes', { count: minutes }) }))}
            />
            <Button sx={{ minHeight: 44, justifySelf: 'start' }} onClick={() => remove(place)}>
              {t('answers.removeSlot', { n })}
            </Button>
          </Box>
        );
      })}
      {fields.length < MAX_SLOTS && (
        <Button variant="outlined" sx={{ mt: 0.5 }} onClick={() => append(NEW)}>
          {t('answers.addSlot')}
        </Button>
      )}
    </Box>
  );
}
