import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../src/auth/auth.module.js';
import { EmployeesModule } from '../../src/employees/employees.module.js';
import { EmployeesService } from '../../src/employees/employees.service.js';
import { type Caller } from '../../src/platform/http/caller.js';
import { Registration } from '../../src/registration/registration.entity.js';
import { ModuleUnderTest } from '../support/testing-module.js';

describe('the service of employees', () => {
  let module: ModuleUnderTest;
  let employees: EmployeesService;
  let admin: Caller;
  let asha: Caller;
  let people = 0;
  beforeAll(async () => {
    module = await ModuleUnderTest.of({
      imports: [AuthModule, EmployeesModule, TypeOrmModule.forFeature([Registration])],
    });
    employees = module.module.get(EmployeesService);
    admin = await module.account('admin@niyukt.example', 'admin');
  });
  beforeEach(async () => {
    people += 1;
    const email = `asha${people}@example.in`;
    const account = await module.account(email, 'employee');
    const [row] = await module.database.sql<{ employee_id: number }>(
      `insert into employees (user_id, full_name, email, phone, preferred_salary, skills)
       values ($1, 'Asha Rao', $2, '+919876543210', '6,00,000', '[{"skill_name": "React"}]') returning employee_id`,
      [account.userId, email],
    );
    asha = { ...account, employeeId: row?.employee_id ?? 0 };
  });
  afterAll(() => module.close());

  it('shows employees what is theirs, and nothing of the agency', async () => {
    expect(await employees.profile(asha)).toEqual({
      id: asha.employeeId,
      employee_id: asha.employeeId,
      full_name: 'Asha Rao',
      email: asha.email,
      phone: '+919876543210',
      qualification: null,
      industry: null,
      preferred_location: null,
      preferred_salary: '6,00,000',
      notice_period: null,
      skills: '[{"skill_name": "React"}]',
      resume_link: null,
      present_employer: null,
      blocked_companies: [],
      name: 'Asha Rao',
      userId: asha.userId,
      role: 'employee',
    });
  });

  it('keeps what is left out, and empties what is null', async () => {
    const changed = await employees.updateProfile(asha, { full_name: null, preferred_salary: null, skills: null });
    expect(changed).toMatchObject({ full_name: 'Asha Rao', preferred_salary: null, skills: '[]' });
    expect(await employees.updateProfile(asha, { industry: 'IT' })).toMatchObject({ industry: 'IT', skills: '[]' });
  });

  it('takes one of two edits that began from the same version', async () => {
    const edits = ['Asha R Rao', 'Asha S Rao'].map((full_name) =>
      employees.edit(admin, asha.employeeId ?? 0, { version: 1, full_name }),
    );
    const [refused, ...others] = (await Promise.allSettled(edits)).filter(({ status }) => status === 'rejected');
    expect(others).toEqual([]);
    expect((refused as PromiseRejectedResult).reason).toMatchObject({ code: 'record.edit_conflict' });
  });

  it('deletes the account with the employee, and says so in the audit log', async () => {
    const id = asha.employeeId ?? 0;
    expect(await employees.delete(admin, id)).toEqual({ message: 'Employee deleted successfully', id });
    expect(await module.database.sql('select from users where user_id = $1', [asha.userId])).toEqual([]);
    const [entry] = await module.database.sql(
      `select action, record_name, before ->> 'phone' as phone from audit_log where kind = 'employee' and record_id = $1`,
      [id],
    );
    expect(entry).toEqual({ action: 'deleted', record_name: `Asha Rao <${asha.email}>`, phone: '+919876543210' });
    await expect(employees.delete(admin, id)).rejects.toMatchObject({ code: 'employee.not_found' });
    await expect(employees.profile(asha)).rejects.toThrow('Profile not found');
  });
});
