import { Injectable } from '@nestjs/common';
import { type ImportKind } from './fields/import-field.js';
import { CompaniesTarget } from './targets/companies.target.js';
import { EmployeesTarget } from './targets/employees.target.js';
import { type ImportTarget } from './targets/import-target.js';
import { JobRequestsTarget } from './targets/job-requests.target.js';

/** Where rows go, by the kind of their import. */
@Injectable()
export class ImportTargets {
  private readonly targets: Readonly<Record<ImportKind, ImportTarget>>;

  constructor(employees: EmployeesTarget, companies: CompaniesTarget, jobs: JobRequestsTarget) {
    this.targets = { employees, companies, 'job-requests': jobs };
  }

  of(kind: ImportKind): ImportTarget {
    return this.targets[kind];
  }
}
