import { TextField } from '../platform/validation/fields.js';
import { DayField } from '../platform/validation/money-fields.js';

function NeededField(label: string, max: number, doc: string, example: string): PropertyDecorator {
  const required = `${label} is required`;
  return TextField({ label, max, doc, example, required, emptied: required });
}

/** A company that processes personal data for the agency. */
export class SetProcessorDto {
  @NeededField('Name', 160, 'Name of the company', 'Mailserver Pvt Ltd')
  name: string;

  @NeededField('Task', 200, 'What it does for the agency', 'Sends our mails')
  task: string;

  @NeededField('Data', 300, 'Which data it gets', 'Name, email, text of the mail')
  data: string;

  @NeededField('Country', 80, 'Where it processes them', 'India')
  country: string;

  @DayField({
    label: 'Day of the contract',
    doc: 'Day of the contract, YYYY-MM-DD; null while there is none',
    example: '2026-11-02',
  })
  contract_day?: string | null;
}
