import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AccountsService, deleteAccounts } from '../../auth/accounts/accounts.service.js';
import { isLastSuperAdmin, lockSuperAdmins } from '../../auth/accounts/super-admins.js';
import { User } from '../../auth/accounts/user.entity.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { type PermissionsDto, permissionsWithout, type SetPermissionsDto } from '../../auth/dto/permissions.dto.js';
import { refuseOwnEmail } from '../../auth/password-field.js';
import { PasswordHasher } from '../../auth/password-hasher.js';
import { SetPasswordInvitation } from '../../auth/set-password-invitation.js';
import { changesBetween } from '../../platform/changes.js';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type DeletedDto } from '../../platform/http/message.dto.js';
import { type Permission, PERMISSIONS } from '../../platform/http/permission.js';
import { STAFF_ROLES } from '../../platform/http/role.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { type CreateAdminDto } from './admin.dto.js';
import { type AdminDto, ADMINS } from './admins.list.js';
import { ADMIN_NOT_FOUND, HOLDS_ALL, LAST_SUPER_ADMIN } from './admins.problems.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    admin: true;
  }
}

const MISSING = new PreparedStatement<{ missing: Permission[] }>(`
  select case role when 'admin' then missing_permissions else '{}' end as missing
  from users where user_id = $1 and role in ('admin', 'super_admin')`);

/** Admins, managed by super admins. There is always one super admin who can log in. */
@Injectable()
export class AdminsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly hasher: PasswordHasher,
    private readonly invitation: SetPasswordInvitation,
    private readonly lists: ListReader,
    private readonly audit: AuditService,
    private readonly statements: Statements,
  ) {}

  /**
   * Adds an admin, who gets a mail with a link to choose a password.
   * @throws ApiException (409) when the e-mail has an account already
   */
  async create(caller: Caller, { email, password, full_name }: CreateAdminDto): Promise<AdminDto> {
    refuseOwnEmail('password', password, email);
    const passwordHash = await this.hasher.hash(password, caller, () => this.accounts.refuseTaken(email));
    return this.dataSource.transaction(async (transaction) => {
      const account = { email, full_name, role: 'admin' as const, must_change_password: true };
      const user = await this.accounts.create(transaction, account, passwordHash);
      await this.audit.record(transaction, caller, {
        action: 'created',
        recordKind: 'admin',
        recordId: user.user_id,
        name: email,
        after: { email, full_name },
      });
      await this.invitation.send(transaction, email, full_name);
      return this.lists.record(ADMINS, user.user_id, ADMIN_NOT_FOUND, transaction);
    });
  }

  /**
   * Keeps an admin from logging in and ends every session.
   * @throws ApiException (409) when it is the last super admin who can log in
   */
  async disable(caller: Caller, userId: number): Promise<AdminDto> {
    return this.setDisabled(caller, userId, true);
  }

  /** What an admin may do, as the primary knows it. */
  async permissions(userId: number): Promise<PermissionsDto> {
    const [account] = await this.statements.run(MISSING, [userId]);
    if (!account) throw new ApiException(ADMIN_NOT_FOUND);
    return permissionsWithout(account.missing);
  }

  /**
   * Sets what an admin may do; the guard reads it with every request (docs/security.md#permissions).
   * @throws ApiException (409) for a super admin, who holds all
   */
  async setPermissions(caller: Caller, userId: number, permissions: SetPermissionsDto): Promise<PermissionsDto> {
    return this.dataSource.transaction(async (transaction) => {
      const user = await this.lockStaff(transaction, userId);
      if (user.role === 'super_admin') throw new ApiException(HOLDS_ALL);
      const changes = changesBetween<Partial<PermissionsDto>>(
        permissionsWithout(user.missing_permissions),
        permissions,
      );
      if (changes) {
        const missing_permissions = PERMISSIONS.filter((permission) => !permissions[permission]);
        await transaction.update(User, { user_id: userId }, { missing_permissions });
        await this.audit.record(transaction, caller, {
          action: 'updated',
          recordKind: 'admin',
          recordId: userId,
          name: user.email,
          ...changes,
        });
      }
      return { ...permissions };
    });
  }

  /**
   * Gives the caller another name.
   * @throws ApiException (404) when the account was deleted since the request began
   */
  async rename(caller: Caller, full_name: string): Promise<AdminDto> {
    return this.dataSource.transaction(async (transaction) => {
      const user = await this.lockStaff(transaction, caller.userId);
      const changes = changesBetween<{ full_name: string | null }>({ full_name: user.full_name }, { full_name });
      if (changes) {
        await transaction.update(User, { user_id: user.user_id }, { full_name });
        await this.audit.record(transaction, caller, {
          action: 'updated',
          recordKind: 'admin',
          recordId: user.user_id,
          name: user.email,
          ...changes,
        });
      }
      return this.lists.record(ADMINS, user.user_id, ADMIN_NOT_FOUND, transaction);
    });
  }

  /** Lets an admin log in again. */
  async enable(caller: Caller, userId: number): Promise<AdminDto> {
    return this.setDisabled(caller, userId, false);
  }

  /**
   * Deletes an admin's account; what they did stays in the audit log.
   * @throws ApiException (409) when it is the last super admin who can log in
   */
  async delete(caller: Caller, userId: number): Promise<DeletedDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { email, full_name, role, disabled_at, created_at } = await this.lockStaff(transaction, userId, 'deleted');
      await deleteAccounts(transaction, [userId]);
      const before = { email, full_name, role, disabled_at, created_at };
      await this.audit.record(transaction, caller, {
        action: 'deleted',
        recordKind: 'admin',
        recordId: userId,
        name: email,
        before,
      });
      return { message: 'Admin deleted successfully', id: userId };
    });
  }

  private async setDisabled(caller: Caller, userId: number, disabled: boolean): Promise<AdminDto> {
    return this.dataSource.transaction(async (transaction) => {
      const user = await this.lockStaff(transaction, userId, disabled ? 'disabled' : undefined);
      if ((user.disabled_at !== null) !== disabled) {
        await transaction.update(
          User,
          { user_id: userId },
          { disabled_at: disabled ? new Date() : null, session_version: () => 'session_version + 1' },
        );
        await this.audit.record(transaction, caller, {
          action: disabled ? 'disabled' : 'enabled',
          recordKind: 'admin',
          recordId: userId,
          name: user.email,
        });
      }
      return this.lists.record(ADMINS, userId, ADMIN_NOT_FOUND, transaction);
    });
  }

  /**
   * Locks the super admins, then the account.
   * @param verb refused when no super admin would be left
   */
  private async lockStaff(transaction: EntityManager, userId: number, verb?: 'disabled' | 'deleted'): Promise<User> {
    const superAdmins = await lockSuperAdmins(transaction);
    const staff = { user_id: userId, role: In(STAFF_ROLES) };
    const user = await existing(transaction, User, staff, ADMIN_NOT_FOUND, FOR_UPDATE);
    if (verb && isLastSuperAdmin(user, superAdmins)) {
      throw new ApiException(LAST_SUPER_ADMIN, { values: { verb } });
    }
    return user;
  }
}
