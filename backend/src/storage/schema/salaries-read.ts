import type { QueryRunner } from 'typeorm';
import { makeFunctions } from './routines.js';

/** Salaries with percentages, in other currencies, in Hindi, and of two units are read as what they are: whose differs is indexed anew. */
export class SalariesRead1700000110000 {
  async up(db: QueryRunner): Promise<void> {
    await makeFunctions(db, ['yearly_salary', 'index_candidate']);
    await db.query(`
      select index_candidate(e.employee_id) from employees e join candidate_index i using (employee_id)
        where yearly_salary(e.preferred_salary) is distinct from i.salary`);
    await db.query(`
      select index_jobs(array(select t.request_id from job_requests t join job_index j using (request_id)
        where yearly_salary(t.salary_range) is distinct from j.salary))`);
  }
}
