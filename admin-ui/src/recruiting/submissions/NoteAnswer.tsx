import { Typography } from '@mui/material';
import type { Schemas } from '@niyukt/ui-shared/api/types';
import { COMPANY_ANSWERS, UNSUITABLE_REASONS } from '@niyukt/ui-shared/domain/choices';
import { noteAnswerForm, VIAS, type NotedAnswer } from '@niyukt/ui-shared/forms/submission-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useDataProvider, type Identifier } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, DayLine, TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import { notedAnswer } from './noted-answer';
import type { SubmissionProvider } from './calls';
import { SlotLines } from './SlotLines';

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
          sx={WHOLE_ROW}
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
      <TextLine
        source="comment"
        label={t('answers.comment')}
        hint={t('answers.commentHint')}
        lines={2}
        sx={WHOLE_ROW}
      />
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
