import { Reply } from '../../platform/http/reply.js';
import { ChoiceField, TextField } from '../../platform/validation/fields.js';
import { DayField, PaiseField } from '../../platform/validation/money-fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';
import { LEFT_BY, type LeftBy } from './placement-state.js';

/** What an admin notes on a placement. A field that is left out stays as it is; null empties it. */
@Unprocessable()
export class EditPlacementDto {
  @DayField({
    label: 'Joining date',
    doc: 'First working day in India, which is the joining date of the connection, too',
    example: '2026-12-01',
  })
  joining_date?: string | null;

  @PaiseField({ label: 'First-month gross', doc: 'Gross salary of the first month, in paise', example: 6000000 })
  first_month_gross_paise?: number | null;

  @DayField({
    label: 'Last working day',
    doc: 'Last working day in India; the placement is then left',
    example: '2027-01-15',
  })
  left_on?: string | null;

  @TextField({ label: 'Reason', max: 500, doc: 'Why the person left', example: 'Better offer elsewhere' })
  left_reason?: string | null;

  @ChoiceField(LEFT_BY, {
    label: 'Ended by',
    doc: 'Who ended the employment; only with a last working day',
    example: 'person',
  })
  left_by?: LeftBy | null;
}

/** Sums over the placements of a filter. */
export class PlacementSumsDto {
  @Reply('Fees without tax, in paise, without those of reverted placements', 12000000)
  fee_paise: number;
}
