import { NewPasswordField } from '../../auth/password-field.js';
import { NullableReply, Reply } from '../../platform/http/reply.js';
import { EmailField, PersonNameField } from '../../platform/validation/fields.js';
import { STAFF_ROLES } from '../../platform/http/role.js';

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

export class AdminDto {
  @Reply('Key, equal to user_id', 3)
  id: number;

  @Reply('Account', 3)
  user_id: number;

  @Reply('E-mail address', 'meera.iyer@niyukt.example', { format: 'email' })
  email: string;

  @NullableReply('Full name', 'Meera Iyer')
  full_name: string | null;

  @Reply('Role', 'admin', { enum: STAFF_ROLES })
  role: string;

  @Reply('True when the account may not log in', false)
  disabled: boolean;

  @Reply('When the account was made, ISO 8601 in UTC', '2026-09-14T09:00:00.000Z', { format: 'date-time' })
  created_at: string;
}
