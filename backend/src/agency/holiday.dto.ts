import { TextField } from '../platform/validation/fields.js';
import { DayField } from '../platform/validation/money-fields.js';
import { Unprocessable } from '../platform/validation/unprocessable.js';

@Unprocessable()
export class AddHolidayDto {
  @DayField({
    label: 'Day',
    doc: 'Day in India, YYYY-MM-DD',
    example: '2027-01-26',
    required: 'Day is required',
    emptied: 'Day is required',
  })
  day: string;

  @TextField({
    label: 'Name',
    doc: 'What is celebrated',
    example: 'Republic Day',
    required: 'Name is required',
    emptied: 'Name is required',
  })
  name: string;
}
