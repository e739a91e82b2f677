import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { LinkTokenField } from '../../platform/link-token.js';
import { Field } from '../../platform/validation/field.js';
import { ChoiceField, TextField } from '../../platform/validation/fields.js';
import { MAX_KEY } from '../../platform/validation/key.js';
import { ReadNoticeDto } from '../consent/consents.dto.js';
import { type Source, SOURCES } from '../source.js';

const AT = '2026-11-24T06:12:44.000Z';
const MOMENT = { format: 'date-time' };
const YES_OR_NO = 'Please answer yes or no';
const KEYS = 'Please choose between 1 and 500 people';
const MAX_CHOSEN = 500;

/** Whom the agency tells now. */
export class SendNoticesDto {
  @Field(
    { doc: 'Keys of employees whose notice waits; all of them when it is left out', example: [12, 15] },
    { type: 'array', items: { type: 'integer' } },
    [
      IsArray({ message: KEYS }),
      ArrayNotEmpty({ message: KEYS }),
      ArrayMaxSize(MAX_CHOSEN, { message: KEYS }),
      IsInt({ each: true, message: KEYS }),
      Min(1, { each: true, message: KEYS }),
      Max(MAX_KEY, { each: true, message: KEYS }),
    ],
  )
  ids?: number[] | null;
}

/** How many are notified. */
export class SentNoticesDto {
  @Reply('Notices that leave now, 500 an hour', 120)
  sent: number;
}

/** Where a person comes from, and why that is said. */
export class SetSourceDto {
  @ChoiceField(SOURCES, {
    label: 'Source',
    doc: 'Where the person comes from',
    example: 'came_to_us',
    required: 'Please say where the person comes from',
  })
  source: Source;

  @TextField({
    label: 'Reason',
    max: 500,
    doc: 'How that is known',
    example: 'Called us on 24 November and asked for work',
    required: 'Please say how you know',
  })
  reason: string;
}

/** A person's word about being kept. */
export class AnswerNoticeDto extends ReadNoticeDto {
  @Field({ doc: 'Whether the agency may keep the details', example: true, required: YES_OR_NO }, { type: Boolean }, [
    IsBoolean({ message: YES_OR_NO }),
  ])
  agrees: boolean;
}

export class NoticeTokenDto {
  @LinkTokenField()
  token: string;
}

/** The same by the link of a mail. */
export class LinkedAnswerDto extends AnswerNoticeDto {
  @LinkTokenField()
  token: string;
}

/** What a person is asked, and has said. */
export class KeepQuestionDto {
  @Reply('Whether the agency may keep the details only after a yes that it does not have', true)
  is_asked: boolean;

  @NullableReply('What was said; null without a word', true, { type: Boolean })
  agrees: boolean | null;

  @NullableReply('When silence ends the use of the details, ISO 8601 in UTC; null where no clock runs', AT, MOMENT)
  restricted_from: string | null;

  @NullableReply('When silence erases them', AT, MOMENT)
  erased_from: string | null;
}
