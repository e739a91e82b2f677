import { ChoiceField, KeyField, TextField } from '../../platform/validation/fields.js';
import { PaiseField } from '../../platform/validation/money-fields.js';
import { PENALTY_ENDS, type PenaltyEnd } from './penalty-state.js';

const MAX_REASON = 2000;
const MAX_TEXT = 10000;

export class OpenPenaltyDto {
  @KeyField({ doc: 'The person', example: 12, required: 'Please choose a person' })
  employee_id: number;

  @KeyField({
    doc: 'The placement whose commitment was broken',
    example: 41,
    required: 'Please choose a placement',
    isOptional: true,
  })
  placement_id?: number | null;

  @PaiseField({
    label: 'Amount',
    doc: 'Amount in paise, at most that of the settings',
    example: 1000000,
    required: 'Please enter an amount',
  })
  amount_paise: number;

  @TextField({
    label: 'Reason',
    lines: true,
    max: MAX_REASON,
    doc: 'Which of the terms was broken, and how; the person reads it',
    example: 'Left after five months without the employer ending it.',
    required: 'Please give a reason',
    emptied: 'Please give a reason',
  })
  reason: string;

  @TextField({
    label: 'Evidence',
    lines: true,
    max: MAX_TEXT,
    doc: 'What proves it, for the agency only',
    example: 'Resignation letter of 4 May 2027, mail of the employer of 6 May 2027.',
    required: 'Please say what proves it',
    emptied: 'Please say what proves it',
  })
  evidence: string;
}

export class EndPenaltyDto {
  @ChoiceField(PENALTY_ENDS, {
    label: 'State',
    doc: 'How the case ends',
    example: 'waived',
    required: 'Please choose how the case ends',
  })
  state: PenaltyEnd;

  @TextField({
    label: 'Reason',
    lines: true,
    max: MAX_REASON,
    doc: 'Why it ends so',
    example: 'The employer confirmed that the team was closed.',
    required: 'Please give a reason',
    emptied: 'Please give a reason',
  })
  reason: string;
}

export class AnswerPenaltyDto {
  @TextField({
    label: 'Your answer',
    lines: true,
    max: MAX_TEXT,
    doc: 'Why the person does not agree',
    example: 'My employer closed the team on 3 May.',
    required: 'Please write your answer',
    emptied: 'Please write your answer',
  })
  text: string;
}
