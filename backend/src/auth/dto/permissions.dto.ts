import { IsBoolean } from 'class-validator';
import { type Permission, PERMISSIONS } from '../../platform/http/permission.js';
import { Reply } from '../../platform/http/reply.js';
import { Field } from '../../platform/validation/field.js';

type Permissions = Record<Permission, boolean>;

const PermissionField = (doc: string): PropertyDecorator =>
  Field({ doc, example: true, required: 'Each permission must be true or false' }, { type: Boolean }, [
    IsBoolean({ message: 'Each permission must be true or false' }),
  ]);

/** What an admin may do (docs/security.md#permissions). */
export class SetPermissionsDto implements Permissions {
  @PermissionField('Fees, gross, invoices, payments and claims')
  money: boolean;

  @PermissionField('Exports and registers, and lists without an end')
  exports: boolean;

  @PermissionField('Mailings, also to one person, and notices to those from before')
  bulk_mail: boolean;

  @PermissionField('Imports')
  imports: boolean;

  @PermissionField('Duplicates, merges and their undo')
  merges: boolean;

  @PermissionField('Grievances, nominees, who opened whose record, and taking back that somebody is under 18')
  privacy: boolean;
}

export class PermissionsDto implements Permissions {
  @Reply('Sees fees, gross, invoices, payments and claims', true)
  money: boolean;

  @Reply('Makes exports and registers, and reads lists without an end', true)
  exports: boolean;

  @Reply('Sends mailings, also to one person, and notices to those from before', true)
  bulk_mail: boolean;

  @Reply('Imports', true)
  imports: boolean;

  @Reply('Sees duplicates, merges records and undoes merges', true)
  merges: boolean;

  @Reply('Reads grievances, nominees and who opened whose record, and takes back that somebody is under 18', false)
  privacy: boolean;
}

/** All permissions, of an account that lacks these. */
export function permissionsWithout(missing: readonly Permission[]): PermissionsDto {
  return Object.fromEntries(PERMISSIONS.map((one) => [one, !missing.includes(one)])) as Permissions;
}
