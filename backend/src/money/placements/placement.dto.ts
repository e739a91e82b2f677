import { NullableReply, Reply } from '../../platform/http/reply.js';
import { ChoiceField, TextField } from '../../platform/validation/fields.js';
import { DayField, PaiseField } from '../../platform/validation/money-fields.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';
import {
  COMMITMENT_ENDS,
  INVOICE_STATES,
  LEFT_BY,
  PLACEMENT_ATTENTION,
  PLACEMENT_STATES,
  WARRANTIES,
  type LeftBy,
} from './placement-state.js';

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

/** A placement: who joined where, what it earns, and until when the warranty runs. */
export class PlacementDto {
  @Reply('Key, equal to placement_id', 41)
  id: number;

  @Reply('Key', 41)
  placement_id: number;

  @NullableReply('The connection; null once it is gone', 88)
  connection_id: number | null;

  @NullableReply('The job request; null once it is gone', 31)
  request_id: number | null;

  @NullableReply('The employee; null once it is gone', 12)
  employee_id: number | null;

  @NullableReply('The company; null once it is gone', 5)
  company_id: number | null;

  @Reply('Name of the employee', 'Asha Rao')
  employee_name: string;

  @Reply('Job title', 'React Developer')
  job_title: string;

  @NullableReply('Location of the job', 'Bengaluru')
  job_location: string | null;

  @Reply('Name of the company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @Reply('Day in India on which it was placed', '2026-11-20', { format: 'date' })
  placed_on: string;

  @NullableReply('First working day in India', '2026-12-01', { format: 'date' })
  joining_date: string | null;

  @NullableReply('Gross salary of the first month, in paise', 6000000)
  first_month_gross_paise: number | null;

  @NullableReply(
    'Share of that salary which the fee is, in percent: that of the settings until there is an invoice; null of who may not see it',
    50,
    { type: 'number' },
  )
  fee_percent: number | null;

  @NullableReply('Fee without tax, in paise; null until the gross is known, 0 for a replacement', 3000000)
  fee_paise: number | null;

  @Reply('What became of it', 'active', { enum: PLACEMENT_STATES })
  state: string;

  @NullableReply('Last working day in India', '2027-01-15', { format: 'date' })
  left_on: string | null;

  @NullableReply('Why the person left', 'Better offer elsewhere')
  left_reason: string | null;

  @NullableReply('Who ended the employment', 'person', { enum: LEFT_BY })
  left_by: string | null;

  @NullableReply(
    'Day in India from which the person is free of the commitment: years after joining, or earlier when the employer ended it; null until the joining date is known, and of a reverted placement',
    '2028-12-01',
    { format: 'date' },
  )
  commitment_ends_on: string | null;

  @NullableReply('Why the commitment is over today; null while it lasts', 'time_over', { enum: COMMITMENT_ENDS })
  commitment_ended_reason: string | null;

  @NullableReply('Last day under warranty; null until the joining date is known', '2027-03-01', { format: 'date' })
  warranty_until: string | null;

  @Reply('Where the warranty stands today', 'running', { enum: WARRANTIES })
  warranty: string;

  @NullableReply('The placement that it replaces', 17)
  replaces_placement_id: number | null;

  @NullableReply('The placement that replaced it', 52)
  replaced_by_placement_id: number | null;

  @NullableReply('The latest invoice', 9)
  invoice_id: number | null;

  @NullableReply('Number of that invoice', 'NY/26-27/00009')
  invoice_number: string | null;

  @NullableReply('What became of that invoice', 'issued', { enum: INVOICE_STATES })
  invoice_state: string | null;

  @NullableReply('Day in India on which that invoice is due', '2027-01-12', { format: 'date' })
  due_date: string | null;

  @NullableReply('Day in India by which the invoice is to be issued: 30 days after joining', '2026-12-31', {
    format: 'date',
  })
  issue_by: string | null;

  @NullableReply('Why somebody should look at it today', 'invoice_to_issue', { enum: PLACEMENT_ATTENTION })
  attention: string | null;
}

/** Sums over the placements of a filter. */
export class PlacementSumsDto {
  @Reply('Fees without tax, in paise, without those of reverted placements', 12000000)
  fee_paise: number;
}
