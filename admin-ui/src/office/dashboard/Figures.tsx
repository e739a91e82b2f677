import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import PeopleOutline from '@mui/icons-material/PeopleOutline';
import WorkOutline from '@mui/icons-material/WorkOutline';
import { Box } from '@mui/material';
import { t } from '@niyukt/ui-shared/i18n/console';
import { recordPath } from '../../kit/resource/ListPath';
import { FigureCard, ONE_OR_TWO, type Latest } from './FigureCard';
import type { DashboardData } from './useDashboard';

/** The first of the records that were requested; null when there is none, nothing while they are on their way. */
function firstOf<R>(records: readonly R[] | undefined, latest: (record: R) => Latest): Latest | null | undefined {
  if (!records) return undefined;
  const [first] = records;
  return first ? latest(first) : null;
}

/** The four figures of the agency, each with the newest record behind it. */
export function Figures({ dashboard }: { dashboard: DashboardData }) {
  const { stats, isFailed } = dashboard;
  return (
    <Box
      component="ul"
      aria-label={t('dashboard.figures')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        mb: { xs: 1.25, md: 2 },
        display: 'grid',
        gap: { xs: 1.25, md: 2 },
        gridTemplateColumns: { xs: ONE_OR_TWO, md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <FigureCard
        to="/employees"
        label={t('dashboard.employees')}
        Icon={PeopleOutline}
        count={stats?.totalEmployees}
        latest={firstOf(dashboard.employees, ({ id, full_name, created_at }) => ({
          to: recordPath('/employees', id),
          name: full_name,
          at: created_at,
        }))}
        isFailed={isFailed}
      />
      <FigureCard
        to="/companies"
        label={t('dashboard.companies')}
        Icon={ApartmentOutlined}
        count={stats?.totalCompanies}
        latest={firstOf(dashboard.companies, ({ id, name, created_at }) => ({
          to: recordPath('/companies', id),
          name,
          at: created_at,
        }))}
        isFailed={isFailed}
      />
      <FigureCard
        to="/job-requests"
        label={t('dashboard.jobRequests')}
        Icon={WorkOutline}
        count={stats?.totalJobRequests}
        latest={firstOf(dashboard.jobRequests, ({ id, title, created_at }) => ({
          to: recordPath('/job-requests', id),
          name: title,
          at: created_at,
        }))}
        isFailed={isFailed}
      />
      <FigureCard
        to="/placements"
        label={t('dashboard.placements')}
        Icon={HandshakeOutlined}
        count={stats?.totalPlacements}
        latest={firstOf(dashboard.placements, ({ id, employee_name, placement_date }) => ({
          to: recordPath('/placements', id),
          name: employee_name,
          at: placement_date,
        }))}
        isFailed={isFailed}
      />
    </Box>
  );
}
