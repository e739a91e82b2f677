import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { type User } from '../../auth/accounts/user.entity.js';
import { Company } from '../../companies/company.entity.js';
import { Employee } from '../../employees/employee.entity.js';
import { type Source } from '../../employees/source.js';
import { type RegisterCompanyDto, type RegisterEmployeeDto } from './dto/register.dto.js';

/** The fields of an employee in both forms. The public form has more. */
export type EmployeeForm = Omit<RegisterEmployeeDto, 'email' | 'role' | 'password' | 'source'>;

/** The fields of a company in both forms. */
export type CompanyForm = Omit<RegisterCompanyDto, 'email' | 'role' | 'password'>;

/** A validated form, by the role of its account. */
export type PersonForm = { role: 'employee'; form: EmployeeForm } | { role: 'company'; form: CompanyForm };

/** The employee or company of an account. */
export interface PersonRecord {
  /** Key of the employee or the company. */
  id: number;
  name: string;
}

/** Creates the employee or company of a new account from its form. */
@Injectable()
export class PersonRecordsService {
  /** @param source where an employee comes from */
  async create(
    transaction: EntityManager,
    user: User,
    { role, form }: PersonForm,
    source: Source,
  ): Promise<PersonRecord> {
    return role === 'company'
      ? this.createCompany(transaction, user, form)
      : this.createEmployee(transaction, user, form, source);
  }

  private async createEmployee(
    transaction: EntityManager,
    { user_id, email }: User,
    form: EmployeeForm,
    source: Source,
  ): Promise<PersonRecord> {
    const { name: full_name, mobile: phone, emplocation, empsalary, skills, ...others } = form;
    const employee = transaction.create(Employee, {
      ...others,
      user_id,
      email,
      full_name,
      phone,
      preferred_location: emplocation ?? null,
      preferred_salary: empsalary ?? null,
      skills: skills ?? [],
      source,
    });
    await transaction.insert(Employee, employee);
    return { id: employee.employee_id, name: employee.full_name };
  }

  private async createCompany(
    transaction: EntityManager,
    { user_id, email }: User,
    form: CompanyForm,
  ): Promise<PersonRecord> {
    const company = transaction.create(Company, {
      user_id,
      contact_email: email,
      name: form.companyName,
      contact_person_name: form.contactPersonName,
      contact_person_phone: form.mobile,
      industry: form.industry ?? null,
      location: form.location ?? null,
    });
    await transaction.insert(Company, company);
    return { id: company.company_id, name: company.name };
  }
}
