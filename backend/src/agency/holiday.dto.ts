import { Reply } from '../platform/http/reply.js';
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

/** A day that is no business day. */
export class HolidayDto {
  @Reply('Key, equal to holiday_id', 3)
  id: number;

  @Reply('Key', 3)
  holiday_id: number;

  @Reply('Day in India', '2027-01-26', { format: 'date' })
  day: string;

  @Reply('What is celebrated', 'Republic Day')
  name: string;
}
