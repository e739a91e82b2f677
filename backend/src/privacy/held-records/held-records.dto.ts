import { ApiProperty } from '@nestjs/swagger';
import { Reply } from '../../platform/http/reply.js';
import { EmailField, TextField } from '../../platform/validation/fields.js';

const AT = '2026-11-24T06:12:44.000Z';
const MOMENT = { format: 'date-time' };

/** The lawful order that something held is opened for. */
export class OpenHeldRecordsDto {
  @EmailField()
  email: string;

  @TextField({
    label: 'Number of the order',
    max: 100,
    doc: 'Number of the lawful order',
    example: 'CR-114/2026',
    required: 'Please enter the number of the order',
    emptied: 'Please enter the number of the order',
  })
  order_number: string;

  @TextField({
    label: 'Authority',
    max: 200,
    doc: 'Who gave the order',
    example: 'Cyber Crime Cell, Pune',
    required: 'Please say who gave the order',
    emptied: 'Please say who gave the order',
  })
  authority: string;
}

/** A file of an erased person. */
export class HeldFileDto {
  @Reply('Key', 7)
  id: number;

  @Reply('Name under which it was uploaded', 'Asha Rao.pdf')
  file_name: string;

  @Reply('Media type', 'application/pdf')
  media_type: string;
}

/** What was known of an erased person. */
export class HeldRecordDto {
  @Reply('Key', 3)
  id: number;

  @Reply('When the person was erased, ISO 8601 in UTC', AT, MOMENT)
  held_at: string;

  @Reply('When it goes by itself, ISO 8601 in UTC', AT, MOMENT)
  ends_at: string;

  @Reply('By name of the place, as npm run person:export writes it', { employee: [{ full_name: 'Asha Rao' }] })
  places: object;

  @ApiProperty({ type: [HeldFileDto], description: 'Files, which are opened one by one' })
  files: HeldFileDto[];
}
