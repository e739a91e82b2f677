import '../../texts/ledger';
import '@niyukt/ui-shared/i18n/offers';
import { Typography } from '@mui/material';
import { useDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { makeOfferRules, noteOfferAnswerRules } from '@niyukt/ui-shared/api/form-rules';
import type { Connection, Offer } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { day, message, optionalDay, required } from '../../kit/forms/rules';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, DayLine, RupeesLine, TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';
import type { NotedOfferAnswer, OfferProvider } from './calls';

/** An offer is usually open for a week. */
const USUAL_DAYS = 7;
const MAX_SALARY = 100;

interface MakeOfferDialogProps {
  connection: Connection;
  /** The one that it takes the place of, if there is one. */
  newest: Offer | undefined;
  onClose: () => void;
}

const optional = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** Terms that are offered. */
const offerForm = z.object({
  offered_salary: required('offers.salaryRequired', makeOfferRules.offered_salary.maxLength),
  joining_date: optionalDay(),
  valid_until: day(),
});

const NOTED_ANSWERS = ['accepted', 'declined', 'countered'] as const;

/** What the person said; who asks for other terms names some. */
const answerForm = z
  .object({
    answer: z.enum(NOTED_ANSWERS),
    counter: optional(noteOfferAnswerRules.counter.maxLength),
    counter_joining_date: optionalDay(),
    reason: optional(noteOfferAnswerRules.reason.maxLength),
  })
  .check(
    z.refine(
      ({ answer, counter, counter_joining_date }) =>
        answer !== 'countered' || counter !== '' || counter_joining_date !== '',
      { ...message('offers.counterRequired'), path: ['counter'] },
    ),
  );

const withdrawForm = z.object({ reason: optional(noteOfferAnswerRules.reason.maxLength) });

/** What a form begins with: what the person asked for, else what is known. */
function termsOf({ offered_salary, joining_date }: Connection, newest: Offer | undefined) {
  const countered = newest?.state === 'countered' ? newest : undefined;
  const day = countered?.counter_joining_date ?? joining_date ?? '';
  const wanted = countered?.counter && countered.counter.length <= MAX_SALARY ? countered.counter : undefined;
  return {
    offered_salary: wanted ?? newest?.offered_salary ?? offered_salary ?? '',
    joining_date: day >= today() ? day : '',
    valid_until: today(USUAL_DAYS),
  };
}

/** Makes an offer, of which the person is mailed. */
export function MakeOfferDialog({ connection, newest, onClose }: MakeOfferDialogProps) {
  const dataProvider = useDataProvider<OfferProvider>();
  return (
    <FormDialog
      title={t(newest ? 'offers.makeNew' : 'offers.make')}
      label={t('offers.make')}
      schema={offerForm}
      defaultValues={termsOf(connection, newest)}
      send={(values, call) =>
        dataProvider.makeOffer(connection.id, { ...values, joining_date: values.joining_date || null }, call)
      }
      texts={{ success: t('offers.made'), failure: t('offers.makeFailed') }}
      onClose={onClose}
      intro={
        <Typography color="text.secondary">
          {t('offers.makeHint')} {newest?.state === 'open' && t('offers.replaces')}
        </Typography>
      }
    >
      <RupeesLine
        source="offered_salary"
        label={t('offers.salary')}
        hint={t('offers.salaryHint')}
        isRequired
        doubtOfYear={t('offers.isMonthsPay')}
        isWide
      />
      <DayLine source="joining_date" label={t('offers.joining')} />
      <DayLine source="valid_until" label={t('offers.validUntil')} hint={t('offers.validHint')} isRequired />
    </FormDialog>
  );
}

/** What comes with the answer that is chosen. */
function AnswerInputs() {
  const answer = useWatch({ name: 'answer' }) as string;
  return (
    <>
      <ChoiceLine
        source="answer"
        label={t('offers.answer')}
        choices={NOTED_ANSWERS.map((id) => ({ id, name: t(`offers.answer.${id}`) }))}
        isRequired
        isWide
      />
      {answer === 'countered' && (
        <>
          <TextLine source="counter" label={t('offers.counter')} hint={t('offers.salaryHint')} />
          <DayLine source="counter_joining_date" label={t('offers.counterJoining')} />
        </>
      )}
      {answer !== 'accepted' && <TextLine source="reason" label={t('offers.reason')} lines={2} isWide />}
    </>
  );
}

type TypedAnswer = Required<{ [Field in keyof NotedOfferAnswer]: string }>;

/** Terms of an answer that was chosen before are not sent. */
function sent({ answer, counter, counter_joining_date, reason }: TypedAnswer): NotedOfferAnswer {
  const isCountered = answer === 'countered';
  return {
    answer: answer as NotedOfferAnswer['answer'],
    ...(isCountered && counter && { counter }),
    ...(isCountered && counter_joining_date && { counter_joining_date }),
    ...(answer !== 'accepted' && reason && { reason }),
  };
}

interface OfferDialogProps {
  offer: Offer;
  onClose: () => void;
}

/** Notes what the person said of an offer. */
export function NoteAnswerDialog({ offer: { id, connection_id }, onClose }: OfferDialogProps) {
  const dataProvider = useDataProvider<OfferProvider>();
  return (
    <FormDialog<TypedAnswer>
      title={t('offers.note')}
      label={t('action.save')}
      schema={answerForm}
      defaultValues={{ answer: 'accepted', counter: '', counter_joining_date: '', reason: '' }}
      send={(values, call) => dataProvider.noteOfferAnswer(connection_id, id, sent(values), call)}
      texts={{ success: t('offers.noted'), failure: t('offers.noteFailed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('offers.noteHint')}</Typography>}
    >
      <AnswerInputs />
    </FormDialog>
  );
}

/** Takes an offer back. */
export function WithdrawOfferDialog({ offer: { id, connection_id }, onClose }: OfferDialogProps) {
  const dataProvider = useDataProvider<OfferProvider>();
  return (
    <FormDialog
      title={t('offers.withdraw')}
      schema={withdrawForm}
      defaultValues={{ reason: '' }}
      send={({ reason }, call) =>
        dataProvider.noteOfferAnswer(connection_id, id, { answer: 'withdrawn', ...(reason && { reason }) }, call)
      }
      texts={{ success: t('offers.withdrawn'), failure: t('offers.withdrawFailed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('offers.withdrawHint')}</Typography>}
    >
      <TextLine source="reason" label={t('offers.reason')} lines={2} isWide />
    </FormDialog>
  );
}
