import { BooleanField, ChoiceField, SalaryField, TextField } from '../../../platform/validation/fields.js';
import { DayField } from '../../../platform/validation/money-fields.js';
import {
  OFFER_ANSWERS,
  type OfferAnswer,
  PERSON_ANSWERS,
  type PersonAnswer,
  STILL_JOINING_ANSWERS,
  type StillJoiningAnswer,
} from '../offer-state.js';

const MAX_TEXT = 500;

/** Terms that are offered to a person. */
export class MakeOfferDto {
  @SalaryField({
    label: 'Offered salary',
    doc: 'Rupees a month, free text',
    example: '55,000',
    required: 'Offered salary is required',
    emptied: 'Offered salary is required',
    isPaid: true,
  })
  offered_salary: string;

  @DayField({
    label: 'Joining date',
    doc: 'First working day in India, YYYY-MM-DD; left out, the one of the connection stays',
    example: '2026-12-15',
  })
  joining_date?: string | null;

  @DayField({
    label: 'Valid until',
    doc: 'The last day in India on which it can be answered, YYYY-MM-DD; a year ahead at most',
    example: '2026-12-01',
    required: 'Please say until when the offer is valid',
  })
  valid_until: string;
}

/** What comes with an answer. */
class AnswerTerms {
  @TextField({
    label: 'Other terms',
    max: MAX_TEXT,
    doc: 'Salary or other terms that are asked for, of a counter-offer only',
    example: '60,000',
  })
  counter?: string | null;

  @DayField({
    label: 'Joining date',
    doc: 'Joining date that is asked for, of a counter-offer only',
    example: '2027-01-04',
  })
  counter_joining_date?: string | null;

  @TextField({ label: 'Reason', lines: true, max: MAX_TEXT, doc: 'Why', example: 'Another offer is higher.' })
  reason?: string | null;
}

/** What the person says of an offer. */
export class AnswerOfferDto extends AnswerTerms {
  @ChoiceField(PERSON_ANSWERS, {
    label: 'Answer',
    doc: 'With `countered` comes what is asked for',
    example: 'accepted',
    required: 'Answer is required',
  })
  answer: PersonAnswer;
}

/** What the agency notes of an offer: what the person said, or that it is taken back. */
export class NoteOfferAnswerDto extends AnswerTerms {
  @ChoiceField(OFFER_ANSWERS, {
    label: 'Answer',
    doc: 'What the person said, or `withdrawn`',
    example: 'accepted',
    required: 'Answer is required',
  })
  answer: OfferAnswer;
}

/** A point of the joining list. */
export class TickDto {
  @BooleanField({
    label: 'Done',
    doc: 'Whether it is done',
    example: true,
    required: 'Done must be true or false',
    notEmpty: 'Done must be true or false',
  })
  done: boolean;
}

/** Whether the person still joins. */
export class StillJoiningDto {
  @ChoiceField(STILL_JOINING_ANSWERS, {
    label: 'Answer',
    doc: 'Whether the person still joins',
    example: 'yes',
    required: 'Answer is required',
  })
  answer: StillJoiningAnswer;

  @TextField({ label: 'Note', lines: true, max: MAX_TEXT, doc: 'In words', example: 'The notice period is longer.' })
  note?: string | null;
}
