import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { Field } from '../../platform/validation/field.js';
import { DayField } from '../../platform/validation/money-fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';

/** What is outstanding by age, in paise. The age is the days past the due date, today in India. */
export class AgesDto {
  @Reply('Not due yet, or due today, in paise', 3540000)
  not_due_paise: number;

  @Reply('1 to 30 days past due, in paise', 0)
  days_1_30_paise: number;

  @Reply('31 to 60 days past due, in paise', 0)
  days_31_60_paise: number;

  @Reply('61 to 90 days past due, in paise', 0)
  days_61_90_paise: number;

  @Reply('More than 90 days past due, in paise', 0)
  over_90_paise: number;

  @Reply('In all, in paise', 3540000)
  outstanding_paise: number;

  @Reply('Invoices of which something is outstanding', 1)
  invoices: number;
}

export class CompanyReceivablesDto extends AgesDto {
  @NullableReply('The company; null once it is gone', 5)
  company_id: number | null;

  @Reply('Legal name of the company', 'Sahyadri Software Private Limited')
  company_name: string;
}

export class TotalReceivablesDto extends AgesDto {
  @Reply('Companies that owe something', 1)
  companies: number;
}

export class ReceivablesDto {
  @ApiProperty({ description: 'Of all companies, shown or not', type: TotalReceivablesDto })
  total: TotalReceivablesDto;

  @ApiProperty({ description: 'The 500 companies that owe the most, most first', type: [CompanyReceivablesDto] })
  companies: CompanyReceivablesDto[];
}

/** A month in India. */
export class BilledMonthDto {
  @Reply('Month in India, YYYY-MM', '2026-11')
  month: string;

  @Reply('Invoices and debit notes less credit notes issued in it, with tax, in paise', 3540000)
  billed_paise: number;

  @Reply('Payments received in it that were not reversed, without TDS, in paise', 3240000)
  received_paise: number;
}

/** The agency's billing at a glance. */
export class BillingSummaryDto {
  @Reply('Outstanding in all, in paise', 3540000)
  outstanding_paise: number;

  @Reply('Outstanding after the due date, in paise', 0)
  overdue_paise: number;

  @Reply('Billed in this month, with tax and less credit notes, in paise', 3540000)
  billed_this_month_paise: number;

  @Reply('Warranty claims that wait for a decision or a replacement', 0)
  open_claims: number;

  @ApiProperty({ description: 'The last 12 months, this one last', type: [BilledMonthDto] })
  months: BilledMonthDto[];
}

/** Days in India, both included. */
@Unprocessable()
export class PeriodDto {
  @DayField({
    label: 'The first day',
    doc: 'First day in India',
    example: '2026-10-01',
    required: 'Please give the first day',
    emptied: 'Please give the first day',
  })
  from: string;

  @DayField({
    label: 'The last day',
    doc: 'Last day in India',
    example: '2026-12-31',
    required: 'Please give the last day',
    emptied: 'Please give the last day',
  })
  to: string;
}

@Unprocessable()
export class SetRemindersDto {
  @Field(
    { doc: 'Whether reminders of this invoice go out', example: false, required: 'Say whether reminders go out' },
    { type: Boolean },
    [IsBoolean({ message: 'on must be true or false' })],
  )
  on: boolean;
}

/** Why an overdue invoice is not reminded of. */
export type LeftOut = 'mailed_lately' | 'switched_off' | 'company_gone' | 'reverted';

/** How many overdue invoices are reminded of, and how many are not. */
export class RemindedDto implements Record<LeftOut, number> {
  @Reply('Reminded of; 500 of one call at most', 11)
  reminded: number;

  @Reply('Left out: mailed within three days', 1)
  mailed_lately: number;

  @Reply('Left out: their reminders are switched off', 1)
  switched_off: number;

  @Reply('Left out: their company is gone', 0)
  company_gone: number;

  @Reply('Left out: their placement was reverted', 0)
  reverted: number;
}
