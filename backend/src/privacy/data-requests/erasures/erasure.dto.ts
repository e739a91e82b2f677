import { ApiProperty } from '@nestjs/swagger';
import { type Restriction, RESTRICTIONS } from '../../../auth/accounts/user.entity.js';
import { NullableReply, Reply } from '../../../platform/http/reply.js';
import { type Language, LANGUAGES } from '../../../platform/language/language.js';
import { ChoiceField } from '../../../platform/validation/fields.js';
import { RETAINED_KINDS, type RetainedKind } from './what-stays.js';

export class ErasureQueryDto {
  @ChoiceField(LANGUAGES, {
    label: 'Language',
    doc: 'Language of what stays; that of the account by default',
    example: 'hi',
  })
  language?: Language | null;
}

/** What stays of a person who is erased. */
export class StayingDto {
  @Reply('Kind of what stays', 'invoices', { enum: RETAINED_KINDS })
  code: RetainedKind;

  @Reply('The same in words', 'Invoices that name you, and the placements they are for')
  what: string;

  @NullableReply('The last day on which it is kept; null where that is not known yet', '2035-03-31', {
    type: 'string',
    format: 'date',
  })
  until: string | null;
}

/** When a person is erased, and what stays. */
export class ErasureDto {
  @NullableReply(
    'When the data is erased, ISO 8601 in UTC; null while that is not asked for',
    '2026-12-08T18:29:59.999Z',
    {
      type: 'string',
      format: 'date-time',
    },
  )
  due_at: string | null;

  @NullableReply('Why it is erased; null while it is not', 'erasure', { enum: RESTRICTIONS })
  reason: Restriction | null;

  @ApiProperty({ description: 'What stays or would stay', type: [StayingDto] })
  stays: StayingDto[];
}
