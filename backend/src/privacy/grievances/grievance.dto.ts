import { Reply } from '../../platform/http/reply.js';
import { LinkTokenField } from '../../platform/link-token.js';
import { ChoiceField, EmailField, TextField } from '../../platform/validation/fields.js';
import { GRIEVANCE_KINDS, type GrievanceKind, MAX_TEXT, OWN_GRIEVANCE_KINDS } from './grievance-state.js';

function GrievanceText(label: string, doc: string, example: string): PropertyDecorator {
  const required = `${label} is required`;
  return TextField({ label, lines: true, max: MAX_TEXT, doc, example, required, emptied: required });
}

function KindField(kinds: readonly GrievanceKind[]): PropertyDecorator {
  return ChoiceField(kinds, {
    label: 'Kind',
    doc: 'What it is',
    example: 'correction',
    required: 'Please say what it is about',
  });
}

/** What a person writes. */
export class FileGrievanceDto {
  @KindField(OWN_GRIEVANCE_KINDS)
  kind: GrievanceKind;

  @GrievanceText('Text', 'What the person writes', 'My date of joining is wrong.')
  text: string;
}

/** What a person without an account writes. */
export class PrivacyRequestDto {
  @EmailField()
  email: string;

  @KindField(GRIEVANCE_KINDS)
  kind: GrievanceKind;

  @GrievanceText('Text', 'What the person writes', 'Please tell me what you keep about me.')
  text: string;
}

/** The token of the link by which a person confirms what they wrote. */
export class ConfirmRequestDto {
  @LinkTokenField()
  token: string;
}

/** What became of a confirmed request. */
export class ConfirmedRequestDto {
  @Reply('The number that people quote', 'G-7')
  number: string;

  @Reply('The last day in India on which it is to be answered, YYYY-MM-DD', '2026-12-20', { format: 'date' })
  due_on: string;
}

/** Why an answer is not enough. */
export class ReopenGrievanceDto {
  @GrievanceText('Text', 'Why the answer is not enough', 'The date is still wrong.')
  text: string;
}

/** What the agency answers. */
export class AnswerGrievanceDto {
  @GrievanceText('Answer', 'The answer, which is mailed', 'We corrected the date.')
  text: string;
}
