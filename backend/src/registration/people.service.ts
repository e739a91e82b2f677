import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { Company } from '../companies/company.entity.js';
import { Employee } from '../employees/employee.entity.js';
import { User } from '../auth/accounts/user.entity.js';

/** A validated form of section 3 of the spec, of either role: the DTO made sure of its content. */
export type PersonForm = Readonly<Record<string, unknown>>;

/** The record behind an account. */
export interface PersonRecord {
  /** Key of the employee or the company. */
  id: number;
  name: string;
}

/** Creates the employee or company of a new account from the form that was filled in. */
@Injectable()
export class People {
  /** Inserts the record that the account's role asks for. */
  async create(transaction: EntityManager, user: User, form: PersonForm): Promise<PersonRecord> {
    return user.role === 'company'
      ? this.createCompany(transaction, user, form)
      : this.createEmployee(transaction, user, form);
  }

  private async createEmployee(
    transaction: EntityManager,
    { user_id, email }: User,
    form: PersonForm,
  ): Promise<PersonRecord> {
    const employee = transaction.create(Employee, {
      user_id,
      email,
      full_name: form['name'],
      phone: form['mobile'],
      qualification: form['qualification'] ?? null,
      industry: form['industry'] ?? null,
      preferred_location: form['emplocation'] ?? null,
      preferred_salary: form['empsalary'] ?? null,
      skills: form['skills'] ?? [],
      resume_link: form['resume_link'] ?? null,
    } as Partial<Employee>);
    await transaction.insert(Employee, employee);
    return { id: employee.employee_id, name: employee.full_name };
  }

  private async createCompany(
    transaction: EntityManager,
    { user_id, email }: User,
    form: PersonForm,
  ): Promise<PersonRecord> {
    const company = transaction.create(Company, {
      user_id,
      contact_email: email,
      name: form['companyName'],
      contact_person_name: form['contactPersonName'],
      contact_person_phone: form['mobile'],
      industry: form['industry'] ?? null,
      location: form['location'] ?? null,
    } as Partial<Company>);
    await transaction.insert(Company, company);
    return { id: company.company_id, name: company.name };
  }
}
