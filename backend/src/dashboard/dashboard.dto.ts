import { Answer } from '../platform/http/answer.js';

/** Figures of the admin dashboard. */
export class DashboardStatsDto {
  @Answer('Employees', 60)
  totalEmployees: number;

  @Answer('Companies', 15)
  totalCompanies: number;

  @Answer('Job requests in all states', 40)
  totalJobRequests: number;

  @Answer('Connections whose status is placed', 9)
  totalPlacements: number;

  @Answer(
    'Connections in each placement status',
    { pending: 21, placed: 9 },
    { additionalProperties: { type: 'integer' } },
  )
  connectionsByStatus: Record<string, number>;
}
