import { Rule } from '../../../platform/validation/field.js';
import { Field } from '../../../platform/validation/field.js';
import {
  ChoiceField,
  IntegerField,
  MomentField,
  ObjectsField,
  TextField,
} from '../../../platform/validation/fields.js';
import { MAX_KEY } from '../../../platform/validation/key.js';
import { type InterviewReply, type Recommendation, RECOMMENDATIONS, REPLIES } from '../interview-state.js';

const MAX_SLOTS = 5;
const MAX_NOTE = 500;
const MAX_TOKEN = 100;
const MAX_FEEDBACK = 4000;
const MAX_RATINGS = 10;
const MAX_RATED = 40;
const BEST = 5;

/** A proposed time. */
export class SlotInputDto {
  @MomentField({
    label: 'Start',
    doc: 'When it begins, ISO 8601 with an offset, in the future, within a year',
    example: '2026-12-15T15:00:00+05:30',
    required: 'Start is required',
  })
  starts_at: string;

  @MomentField({
    label: 'End',
    doc: 'When it ends, ISO 8601 with an offset; 12 hours after the start at most',
    example: '2026-12-15T16:00:00+05:30',
    required: 'End is required',
  })
  ends_at: string;
}

/** An answer to an invitation. */
export class ReplyDto {
  @ChoiceField(REPLIES, {
    label: 'Reply',
    doc: 'Whether the time suits; a proposal moves nothing, the agency looks at it',
    example: 'accept',
    required: 'Reply is required',
  })
  reply: InterviewReply;

  @IntegerField({
    label: 'Sequence',
    min: 0,
    max: MAX_KEY,
    tooSmall: 'Sequence must be at least 0',
    doc: 'Of the interview that was looked at: an older one is 409',
    example: 0,
    required: 'Sequence is required',
  })
  sequence: number;

  @ObjectsField(SlotInputDto, { label: 'Times', max: MAX_SLOTS, doc: 'Times that suit, with a proposal' })
  slots?: SlotInputDto[] | null;

  @TextField({ label: 'The note', lines: true, max: MAX_NOTE, doc: 'For the agency alone', example: 'After 4 pm.' })
  note?: string | null;
}

/** The end of the link in a mail. */
export class LinkTokenDto {
  @TextField({
    label: 'The link',
    max: MAX_TOKEN,
    doc: 'What follows the # of the address in the mail',
    example: '3q2-7wAAAAA',
    required: 'The link is incomplete',
    emptied: 'The link is incomplete',
  })
  token: string;
}

export class ReplyByLinkDto extends ReplyDto {
  @TextField({
    label: 'The link',
    max: MAX_TOKEN,
    doc: 'What follows the # of the address in the mail',
    example: '3q2-7wAAAAA',
    required: 'The link is incomplete',
    emptied: 'The link is incomplete',
  })
  token: string;
}

/** What a member of the company thought. The person may ask to see it. */
export class FeedbackInputDto {
  @ChoiceField(RECOMMENDATIONS, {
    label: 'Recommendation',
    doc: 'Whether to go on',
    example: 'yes',
    required: 'Recommendation is required',
  })
  recommendation: Recommendation;

  @Field(
    { doc: 'From 1 to 5, by what is rated', example: { skills: 4, communication: 5 } },
    { type: 'object', additionalProperties: { type: 'integer', minimum: 1, maximum: BEST } },
    [Rule(checkRatings)],
  )
  ratings?: Record<string, number> | null;

  @TextField({
    label: 'The text',
    lines: true,
    max: MAX_FEEDBACK,
    doc: 'What was good and what was missing; the person may ask to see it',
    example: 'Knows React well.',
  })
  text?: string | null;
}

function checkRatings(value: unknown): string | undefined {
  const message = `Ratings must be whole numbers from 1 to ${BEST}, of ${MAX_RATINGS} things at most`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return message;
  const entries = Object.entries(value);
  const isRight = entries.every(
    ([rated, rating]) =>
      /^[\p{L}\p{M}\p{N} _-]+$/u.test(rated) &&
      rated.length <= MAX_RATED &&
      Number.isInteger(rating) &&
      rating >= 1 &&
      rating <= BEST,
  );
  return isRight && entries.length <= MAX_RATINGS ? undefined : message;
}
