import { Box, Button, Typography } from '@mui/material';
import { type Identifier, TextInput, useDataProvider } from 'react-admin';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Schemas } from '@niyukt/ui-shared/api/types';
import { COMPANY_ANSWERS, UNSUITABLE_REASONS } from '@niyukt/ui-shared/domain/choices';
import { momentInIndia } from '@niyukt/ui-shared/domain/format';
import { differsFromIndia, momentAt, ownZone } from '@niyukt/ui-shared/domain/zone-time';
import { MAX_SLOTS, SLOT_MINUTES } from '@niyukt/ui-shared/forms/slot-rule';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, commonOf, DayLine, TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { SubmissionProvider } from './calls';
import { notedAnswer } from './noted-answer';
import { noteAnswerForm, type NotedAnswer, VIAS } from './submission-forms';

const EMPTY: NotedAnswer = {
  answer: '',
  via: '',
  reason: '',
  comment: '',
  slots: [],
  since: '',
  source: '',
  email: '',
  phone: '',
};

const NEW = { start: '', minutes: '60' };

/** What clocks in India show, where that is not what was typed. */
function inIndia(zone: string, start: string): string | undefined {
  const from = momentAt(zone, start);
  return from && differsFromIndia(zone, from) ? t('answers.inIndia', { moment: momentInIndia(from) }) : undefined;
}

/** Times for an interview, as clocks show them where the reader is. */
function SlotLines() {
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
      {fields.map(({ id }, index) => {
        const n = index + 1;
        const hint = inIndia(zone, typed[index]?.start ?? '');
        return (
          <Box
            key={id}
            sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 10rem auto' }, columnGap: 2, alignItems: 'start' }}
          >
            <TextInput
              {...commonOf({ source: `slots.${index}.start`, label: t('answers.slot', { n }), hint }, true)}
              type="datetime-local"
            />
            <ChoiceLine
              source={`slots.${index}.minutes`}
              label={t('answers.slotLength', { n })}
              choices={SLOT_MINUTES.map((minutes) => ({ id: minutes, name: t('answers.minutes', { count: minutes }) }))}
            />
            <Button sx={{ minHeight: 44, justifySelf: 'start' }} onClick={() => remove(index)}>
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

/** What is asked depends on the answer. */
function Inputs() {
  const answer = useWatch<NotedAnswer>({ name: 'answer' });
  return (
    <>
      <ChoiceLine
        source="answer"
        label={t('answers.answer')}
        choices={COMPANY_ANSWERS.map((id) => ({ id, name: t(`companyAnswer.${id}`) }))}
        isRequired
      />
      <ChoiceLine
        source="via"
        label={t('answers.via')}
        choices={VIAS.map((id) => ({ id, name: t(`answers.via.${id}`) }))}
        isRequired
      />
      {answer === 'not_suitable' && (
        <ChoiceLine
          source="reason"
          label={t('answers.reason')}
          choices={UNSUITABLE_REASONS.map((id) => ({ id, name: t(`answer.reason.${id}`) }))}
          isRequired
          isWide
        />
      )}
      {answer === 'already_known' && (
        <>
          <DayLine source="since" label={t('answers.since')} isRequired />
          <TextLine source="source" label={t('answers.source')} isRequired />
          <TextLine source="email" label={t('answers.theirEmail')} type="email" />
          <TextLine source="phone" label={t('answers.theirPhone')} type="tel" />
        </>
      )}
      <TextLine source="comment" label={t('answers.comment')} hint={t('answers.commentHint')} lines={2} isWide />
      {answer === 'interested' && <SlotLines />}
    </>
  );
}

/** Notes what a company told the agency by phone, WhatsApp or mail. */
export default function NoteAnswer({ id, onClose }: { id: Identifier; onClose: () => void }) {
  const dataProvider = useDataProvider<SubmissionProvider>();
  return (
    <FormDialog
      title={t('answers.noteTitle')}
      label={t('answers.note')}
      schema={noteAnswerForm}
      defaultValues={EMPTY}
      send={(values, call) => dataProvider.noteAnswer(id, notedAnswer(values) as Schemas['NoteAnswerDto'], call)}
      texts={{ success: t('answers.noted'), failure: t('answers.noteFailed') }}
      onClose={onClose}
      intro={
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('answers.noteHint')}
        </Typography>
      }
    >
      <Inputs />
    </FormDialog>
  );
}
