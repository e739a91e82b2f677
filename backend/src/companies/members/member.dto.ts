import { Matches } from 'class-validator';
import { NewPasswordField } from '../../auth/password-field.js';
import { Reply } from '../../platform/http/reply.js';
import { MEMBER_ROLES, type MemberRole } from '../../platform/http/role.js';
import { Field } from '../../platform/validation/field.js';
import { ChoiceField, EmailField, PersonNameField } from '../../platform/validation/fields.js';

/** What a list says of a member: `expired` is an invitation whose link is over. */
export const MEMBER_STATES = ['invited', 'active', 'expired', 'revoked'] as const;

const NAME = { label: 'Name', doc: 'Name of the person', example: 'Ravi Menon' };
const ROLE = { label: 'Role', doc: 'An owner also decides on members and money', example: 'member' };

/** A person who is to act for the company. */
export class InviteMemberDto {
  @EmailField({ doc: 'Where the invitation goes, and the later login', example: 'ravi.menon@sahyadri.example.in' })
  email: string;

  @PersonNameField({ ...NAME, required: 'Name is required', emptied: 'Name is required' })
  name: string;

  @ChoiceField(MEMBER_ROLES, { ...ROLE, required: 'Role is required' })
  role: MemberRole;
}

/** Changes of a member. An absent field stays as it is. */
export class ChangeMemberDto {
  @PersonNameField({ ...NAME, notEmpty: 'Name is required' })
  name?: string;

  @ChoiceField(MEMBER_ROLES, { ...ROLE, notEmpty: 'Role is required' })
  role?: MemberRole;
}

/** The token of a mailed invitation. */
export class InvitationDto {
  @Field(
    { doc: 'The token of the link', example: 'mZ3v…', required: 'Invalid invitation link' },
    { type: String, maxLength: 200 },
    [Matches(/^[\w-]{1,200}$/, { message: 'Invalid invitation link' })],
  )
  token: string;
}

/** Accepts an invitation with the password that the person chose. */
export class AcceptInvitationDto extends InvitationDto {
  @NewPasswordField()
  password: string;
}

/** What an invitation says at its link. */
export class OpenInvitationDto {
  @Reply('The company', 'Sahyadri Software Pvt Ltd')
  company_name: string;

  @Reply('The later login', 'ravi.menon@sahyadri.example.in', { format: 'email' })
  email: string;

  @Reply('Name', 'Ravi Menon')
  name: string;

  @Reply('Role', 'member', { enum: MEMBER_ROLES })
  role: string;
}
