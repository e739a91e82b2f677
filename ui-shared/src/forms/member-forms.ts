import * as z from 'zod/mini';
import { MEMBER_ROLES } from '../domain/choices';
import { choice, email, personName } from './rules';

/** A person who is to act for a company. */
export const inviteMemberForm = z.object({
  name: personName('name.required'),
  email: email(),
  role: choice(MEMBER_ROLES, 'field.choose'),
});
