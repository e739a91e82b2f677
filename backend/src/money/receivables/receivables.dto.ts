import { ApiProperty } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../platform/http/reply.js';

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
