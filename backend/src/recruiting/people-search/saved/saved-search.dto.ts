import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsDefined, IsObject, ValidateNested } from 'class-validator';
import { Reply } from '../../../platform/http/reply.js';
import { Field } from '../../../platform/validation/field.js';
import { TextField } from '../../../platform/validation/fields.js';
import { SearchDto } from '../dto/search.dto.js';

const NOT_A_QUERY = 'Query must be an object';

const SwitchField = (label: string, doc: string): PropertyDecorator =>
  Field({ doc, example: true }, { type: Boolean }, [IsBoolean({ message: `${label} must be true or false` })]);

/** A search to be saved. */
export class SaveSearchDto {
  @TextField({
    label: 'The name',
    doc: 'What the search is called',
    example: 'React in Bengaluru',
    required: 'Please name the search',
    emptied: 'Please name the search',
  })
  name: string;

  @ApiProperty({ type: SearchDto, description: 'What is asked for' })
  @IsDefined({ message: NOT_A_QUERY })
  @IsObject({ message: NOT_A_QUERY })
  @ValidateNested({ message: NOT_A_QUERY })
  @Type(() => SearchDto)
  query: SearchDto;

  @SwitchField('Shared', 'Other admins see and use it; false when left out')
  shared?: boolean | null;

  @SwitchField('Daily mail', 'New people are mailed once a day at 09:00 in India; false when left out')
  daily_mail?: boolean | null;
}

/** A search that somebody keeps. */
export class SavedSearchDto {
  @Reply('Key, equal to search_id', 7)
  id: number;

  @Reply('Key', 7)
  search_id: number;

  @Reply('What the search is called', 'React in Bengaluru')
  name: string;

  @ApiProperty({ type: SearchDto, description: 'What is asked for' })
  query: SearchDto;

  @Reply('Other admins see and use it', false)
  shared: boolean;

  @Reply('New people are mailed once a day', true)
  daily_mail: boolean;

  @Reply('Name of the account that keeps it, or else its e-mail', 'Meera Iyer')
  owner_name: string;

  @Reply('Whether the caller keeps it', true)
  mine: boolean;

  @Reply('When it was kept, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', { format: 'date-time' })
  created_at: string;
}
