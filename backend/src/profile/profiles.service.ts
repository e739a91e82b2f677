import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Caller } from '../platform/http/caller.js';
import { type ListDefinition } from '../platform/lists/list-definition.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { COMPANIES } from '../companies/companies.list.js';
import { EMPLOYEES } from '../employees/employees.list.js';
import {
  type CompanyProfileDto,
  type EmployeeProfileDto,
  type ProfileDto,
  type StaffProfileDto,
} from './profile.dto.js';
import { User } from '../auth/accounts/user.entity.js';

const { status: _status, created_at: _joined, version: _version, ...employeeColumns } = EMPLOYEES.columns;
const { created_at: _registered, version: _companyVersion, ...companyColumns } = COMPANIES.columns;

/** What people see of themselves: the agency's own figures stay out. */
const EMPLOYEE_PROFILE: ListDefinition = {
  ...EMPLOYEES,
  columns: { ...employeeColumns, name: { kind: 'text', select: 't.full_name' } },
};
const COMPANY_PROFILE: ListDefinition = { ...COMPANIES, columns: companyColumns };

/** The profile of whoever asks. */
@Injectable()
export class Profiles {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly lists: ListReader,
  ) {}

  /**
   * The caller's own profile.
   * @param transaction reads what this transaction wrote when given
   * @throws NotFoundException when it was deleted meanwhile
   */
  async of(caller: Caller, transaction: EntityManager = this.dataSource.manager): Promise<ProfileDto> {
    if (caller.role === 'employee') return this.ofEmployee(caller, transaction);
    if (caller.role === 'company') return this.ofCompany(caller, transaction);
    return this.ofStaff(caller, transaction);
  }

  /** @throws NotFoundException when it was deleted meanwhile */
  async ofEmployee(caller: Caller, transaction: EntityManager): Promise<EmployeeProfileDto> {
    return this.withAccount(caller, EMPLOYEE_PROFILE, caller.employeeId, transaction);
  }

  /** @throws NotFoundException when it was deleted meanwhile */
  async ofCompany(caller: Caller, transaction: EntityManager): Promise<CompanyProfileDto> {
    return this.withAccount(caller, COMPANY_PROFILE, caller.companyId, transaction);
  }

  private async ofStaff({ userId, role, email }: Caller, transaction: EntityManager): Promise<StaffProfileDto> {
    const user = await transaction.findOneBy(User, { user_id: userId });
    if (!user) throw new NotFoundException('Profile not found');
    return { userId, role, email, full_name: user.full_name };
  }

  private async withAccount<T>(
    { userId, role, email }: Caller,
    definition: ListDefinition,
    key: number | null,
    transaction: EntityManager,
  ): Promise<T> {
    const profile = await this.lists.record(definition, key ?? 0, 'Profile not found', transaction);
    return { ...profile.parse<T>(), userId, role, email };
  }
}
