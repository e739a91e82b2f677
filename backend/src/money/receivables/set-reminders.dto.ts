import { IsBoolean } from 'class-validator';
import { Field } from '../../platform/validation/field.js';
import { Unprocessable } from '../../platform/validation/unprocessable.js';

@Unprocessable()
export class SetRemindersDto {
  @Field(
    { doc: 'Whether reminders of this invoice go out', example: false, required: 'Say whether reminders go out' },
    { type: Boolean },
    [IsBoolean({ message: 'on must be true or false' })],
  )
  on: boolean;
}
