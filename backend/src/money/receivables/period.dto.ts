import { DayField } from '../../platform/validation/money-fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';

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
