import { type EntityManager } from 'typeorm';
import { Company } from '../src/companies/company.entity.js';
import { Employee } from '../src/employees/employee.entity.js';
import { type EmployerKey } from './companies.js';
import { type DemoAccounts } from './demo-accounts.js';
import { type PersonName } from './people.js';
import { COMPANIES_TWICE, PEOPLE_TWICE } from './registered-twice.js';

const LAST_DIGITS = 6;
const OTHER_START = '+919045';
const OTHER_PHONE = '+919045318276';
const BRANCH_PHONE = '+919045663104';

/** Inserts the second records of those who registered twice. The database finds the pairs. */
export async function insertDemoDuplicates(
  transaction: EntityManager,
  accounts: DemoAccounts,
  employees: ReadonlyMap<PersonName, Employee>,
  companies: ReadonlyMap<EmployerKey, Company>,
): Promise<void> {
  const people = PEOPLE_TWICE.flatMap(({ of, name, email, phone }) => {
    const [first, user] = [employees.get(of), accounts.get(email)];
    if (!first || !user) return [];
    const { qualification, industry, preferred_location, skills } = first;
    const phones = {
      phone: first.phone,
      'last digits': OTHER_START + first.phone.slice(-LAST_DIGITS),
      none: OTHER_PHONE,
    };
    return transaction.create(Employee, {
      user_id: user.user_id,
      created_at: user.created_at,
      full_name: name,
      email,
      phone: phones[phone],
      qualification,
      industry,
      preferred_location,
      skills: skills.slice(0, 2),
    });
  });
  await transaction.insert(Employee, people);
  const branches = COMPANIES_TWICE.flatMap(({ of, name, email }) => {
    const [first, user] = [companies.get(of), accounts.get(email)];
    if (!first || !user) return [];
    const { industry, contact_person_name, company_size } = first;
    return transaction.create(Company, {
      user_id: user.user_id,
      created_at: user.created_at,
      contact_email: email,
      name,
      industry,
      location: 'Kota',
      contact_person_name,
      contact_person_phone: BRANCH_PHONE,
      company_size,
    });
  });
  await transaction.insert(Company, branches);
}
