import { Reply } from '../../platform/http/reply.js';

export class DashboardStatsDto {
  @Reply('Employees', 60)
  totalEmployees: number;

  @Reply('Companies', 15)
  totalCompanies: number;

  @Reply('Job requests in all states', 40)
  totalJobRequests: number;

  @Reply('Connections whose status is placed', 9)
  totalPlacements: number;

  @Reply(
    'Connections in each placement status',
    { pending: 21, placed: 9 },
    { additionalProperties: { type: 'integer' } },
  )
  connectionsByStatus: Record<string, number>;
}
