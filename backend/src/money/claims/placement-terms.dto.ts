import { IsInt, Max, Min } from 'class-validator';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { Field } from '../../platform/validation/field.js';
import { DayField, MAX_PAISE } from '../../platform/validation/money-fields.js';

/** A number of the query, which arrives as text. */
const numeric = (value: unknown): unknown => (typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value);

/** What is known of a placement that may be made. */
export class PlacementTermsQueryDto {
  @DayField({ label: 'Joining date', doc: 'First working day in India', example: '2026-12-01' })
  joining_date?: string | null;

  @Field(
    { doc: 'Gross salary of the first month, in paise', example: 6000000 },
    { type: 'integer', format: 'int64', minimum: 1, maximum: MAX_PAISE },
    [
      IsInt({ message: 'First-month gross must be a whole number of paise' }),
      Min(1, { message: 'First-month gross must be more than zero' }),
      Max(MAX_PAISE, { message: 'First-month gross must be at most 10,00,00,00,000 rupees' }),
    ],
    numeric,
  )
  first_month_gross_paise?: number | null;
}

/** What follows from joining date and gross of a placement, by the settings of today. */
export class PlacementTermsDto {
  @Reply('Share of the first month which the fee is, in percent', 50, { type: 'number' })
  fee_percent: number;

  @Reply('Months of warranty after joining', 3)
  warranty_months: number;

  @Reply('Whether it replaces somebody under the warranty and costs nothing', false)
  is_replacement: boolean;

  @NullableReply('Fee without tax, in paise; null without the gross, 0 for a replacement', 3000000)
  fee_paise: number | null;

  @NullableReply('Last day under warranty; null without the joining date', '2027-03-01', { format: 'date' })
  warranty_until: string | null;

  @NullableReply(
    'Day in India on which the invoice is due; null without the joining date, and for a replacement',
    '2027-01-12',
    {
      format: 'date',
    },
  )
  due_date: string | null;
}
