import { ApiProperty } from '@nestjs/swagger';
import { Reply } from '../../platform/http/reply.js';

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
