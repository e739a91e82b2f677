import { PickType } from '@nestjs/swagger';
import { NewPasswordField } from '../../auth/password-field.js';
import { EmailField, PersonNameField } from '../../platform/validation/fields.js';

export class CreateAdminDto {
  @EmailField()
  email: string;

  @NewPasswordField()
  password: string;

  @PersonNameField({
    label: 'Full name',
    doc: 'Full name: letters, spaces and the signs that stand in names',
    example: 'Meera Iyer',
    required: 'Full name is required',
  })
  full_name: string;
}

export class OwnNameDto extends PickType(CreateAdminDto, ['full_name']) {}
