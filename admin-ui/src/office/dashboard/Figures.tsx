import { Box } from '@mui/material';
import type { Identifier } from 'react-admin';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import { FigureCard, FIGURES, type Latest } from './FigureCard';
import type { DashboardData } from './useDashboard';

/** The first of the records that were requested; null when there is none, nothing while they are on their way. */
function firstOf<R extends { id: Identifier }>(
  path: string,
  records: readonly R[] | undefined,
  name: (record: R) => string,
): Latest | null | undefined {
  if (!records) return undefined;
  const [first] = records;
  return first ? { to: recordPath(path, first.id), name: name(first) } : null;
}

const CARDS = [
  {
    to: '/employees',
    add: { list: '/employees', label: 'employee.add' },
    label: 'dashboard.employees',
    count: 'totalEmployees',
    latest: ({ employees }: DashboardData) => firstOf('/employees', employees, ({ full_name }) => full_name),
  },
  {
    to: '/companies',
    add: { list: '/companies', label: 'company.add' },
    label: 'dashboard.companies',
    count: 'totalCompanies',
    latest: ({ companies }: DashboardData) => firstOf('/companies', companies, ({ name }) => name),
  },
  {
    to: '/job-requests',
    add: { list: '/job-requests', label: 'job.add' },
    label: 'dashboard.jobRequests',
    count: 'totalJobRequests',
    latest: ({ jobRequests }: DashboardData) => firstOf('/job-requests', jobRequests, ({ title }) => title),
  },
  {
    to: '/placements',
    add: { list: '/connections', label: 'connection.create' },
    label: 'dashboard.placements',
    count: 'totalPlacements',
    latest: ({ placements }: DashboardData) => firstOf('/placements', placements, ({ employee_name }) => employee_name),
  },
] as const;

/** The four figures of the agency, each with the newest record behind it, and the action that raises it. */
export function Figures({ dashboard }: { dashboard: DashboardData }) {
  const { stats, isFailed } = dashboard;
  return (
    <nav aria-label={t('dashboard.quickActions')}>
      <Box component="ul" aria-label={t('dashboard.figures')} sx={{ ...FIGURES, mb: { xs: 1.25, md: 2.5 } }}>
        {CARDS.map(({ label, count, latest, ...card }) => (
          <FigureCard
            key={card.to}
            {...card}
            label={t(label)}
            count={stats?.[count]}
            latest={latest(dashboard)}
            isFailed={isFailed}
          />
        ))}
      </Box>
    </nav>
  );
}
