import { type EntityManager, In, IsNull } from 'typeorm';
import { ApiException } from '../../platform/errors/problem.js';
import { STAFF_ROLES } from '../../platform/http/role.js';
import { KeyField } from '../../platform/validation/fields.js';
import { NOT_OF_THE_STAFF } from './accounts.problems.js';
import { User } from './user.entity.js';

/** The admin in charge of a record. */
export const OwnerField = (): PropertyDecorator =>
  KeyField({
    doc: 'Account of the admin in charge, whom tasks and notifications reach; null: all of them',
    example: 3,
    required: NOT_OF_THE_STAFF.sentence,
    isOptional: true,
  });

/** @throws ApiException (400) when the account is none of the staff's, or disabled */
export async function refuseOtherThanStaff(
  transaction: EntityManager,
  userId: number | null | undefined,
): Promise<void> {
  if (userId === null || userId === undefined) return;
  const isStaff = await transaction.existsBy(User, { user_id: userId, role: In(STAFF_ROLES), disabled_at: IsNull() });
  if (!isStaff) throw new ApiException(NOT_OF_THE_STAFF);
}
