import { Box } from '@mui/material';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import { FigureCard, FIGURES, type Latest } from './FigureCard';
import type { DashboardData } from './useDashboard';

/** The first of the records that were requested; null when there is none, nothing while they are on their way. */
function firstOf<R>(records: readonly R[] | undefined, latest: (record: R) => Latest): Latest | null | undefined {
  if (!records) return undefined;
  const [first] = records;
  return first ? latest(first) : null;
}

/** The four figures of the agency, each with the newest record behind it, and the action that raises it. */
export function Figures({ dashboard }: { dashboard: DashboardData }) {
  const { stats, isFailed } = dashboard;
  return (
    <nav aria-label={t('dashboard.quickActions')}>
      <Box component="ul" aria-label={t('dashboard.figures')} sx={{ ...FIGURES, mb: { xs: 1.25, md: 2.5 } }}>
        <FigureCard
          to="/employees"
          add={{ list: '/employees', label: 'employee.add' }}
          label={t('dashboard.employees')}
          count={stats?.totalEmployees}
          latest={firstOf(dashboard.employees, ({ id, full_name }) => ({
            to: recordPath('/employees', id),
            name: full_name,
          }))}
          isFailed={isFailed}
        />
        <FigureCard
          to="/companies"
          add={{ list: '/companies', label: 'company.add' }}
          label={t('dashboard.companies')}
          count={stats?.totalCompanies}
          latest={firstOf(dashboard.companies, ({ id, name }) => ({
            to: recordPath('/companies', id),
            name,
          }))}
          isFailed={isFailed}
        />
        <FigureCard
          to="/job-requests"
          add={{ list: '/job-requests', label: 'job.add' }}
          label={t('dashboard.jobRequests')}
          count={stats?.totalJobRequests}
          latest={firstOf(dashboard.jobRequests, ({ id, title }) => ({
            to: recordPath('/job-requests', id),
            name: title,
          }))}
          isFailed={isFailed}
        />
        <FigureCard
          to="/placements"
          add={{ list: '/connections', label: 'connection.create' }}
          label={t('dashboard.placements')}
          count={stats?.totalPlacements}
          latest={firstOf(dashboard.placements, ({ id, employee_name }) => ({
            to: recordPath('/placements', id),
            name: employee_name,
          }))}
          isFailed={isFailed}
        />
      </Box>
    </nav>
  );
}
