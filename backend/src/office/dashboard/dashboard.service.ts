import { Injectable } from '@nestjs/common';
import { PLACEMENT_STATUSES } from '../../employees/placement-status.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type DashboardStatsDto } from './dashboard.dto.js';

const TOTALS = new PreparedStatement<{ list: string; facet: string; total: number }>(
  'select list, facet, sum(n)::int as total from row_counts group by list, facet',
);

/** Reads row counts: their cost does not grow with the tables. */
@Injectable()
export class DashboardService {
  constructor(private readonly statements: Statements) {}

  /** Four figures of the cards and ten of the pipeline. */
  async stats(): Promise<DashboardStatsDto> {
    const rows = await this.statements.run(TOTALS, []);
    const totalOf = (list: string, facet = ''): number =>
      rows.find((row) => row.list === list && row.facet === facet)?.total ?? 0;
    return {
      totalEmployees: totalOf('employees'),
      totalCompanies: totalOf('companies'),
      totalJobRequests: totalOf('job_requests'),
      totalPlacements: totalOf('connections', 'placed'),
      connectionsByStatus: Object.fromEntries(
        PLACEMENT_STATUSES.map((status) => [status, totalOf('connections', status)]),
      ),
    };
  }
}
