import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { PLACEMENT_STATUSES } from '../connections/placement-status.js';
import { type DashboardStatsDto } from './dashboard.dto.js';

/** The dashboard's figures, read from kept totals: their cost does not grow with the tables. */
@Injectable()
export class DashboardService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The four figures of the cards and the ten of the pipeline. */
  async stats(): Promise<DashboardStatsDto> {
    const rows = await this.dataSource.query<{ list: string; facet: string; total: number }[]>(
      'select list, facet, sum(n)::int as total from kept_totals group by list, facet',
    );
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
