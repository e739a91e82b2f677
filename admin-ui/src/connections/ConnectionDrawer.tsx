import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Link } from 'react-router-dom';
import { StatusButton } from '../placement-status/StatusButton';
import { DeleteButton } from '../records/DeleteButton';
import { DetailDrawer } from '../records/DetailDrawer';
import { DrawerSection } from '../records/DrawerSection';
import { Facts } from '../records/Facts';
import { salaryOf } from './connection-columns';
import { ConnectionDetailsForm } from './ConnectionDetailsForm';
import { StatusHistory } from './StatusHistory';

interface SideProps {
  label: string;
  to: string;
  name: string;
  lines: readonly (string | null)[];
}

function Side({ label, to, name, lines }: SideProps) {
  return (
    <Card sx={{ p: 1.5, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <MuiLink component={Link} to={to} underline="always" sx={{ fontWeight: 700 }}>
        {name}
      </MuiLink>
      {lines.filter(Boolean).map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </Card>
  );
}

/** The introduction: who meets which job. */
function Introduction({ connection }: { connection: Connection }) {
  return (
    <Box
      sx={{
        ...{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 28px 1fr' }, alignItems: 'center', mb: 2 },
        rowGap: 1,
      }}
    >
      <Side
        label={t('connection.candidate')}
        to={`/employees/${connection.employee_id}/show`}
        name={connection.employee_name}
        lines={[connection.employee_phone, connection.employee_email]}
      />
      <Box aria-hidden="true" sx={{ borderTop: '3px solid var(--mark)', display: { xs: 'none', sm: 'block' } }} />
      <Side
        label={t('job.label')}
        to={`/job-requests/${connection.request_id}/show`}
        name={connection.job_title}
        lines={[connection.company_name, connection.job_location]}
      />
    </Box>
  );
}

/** A connection: who and which job, status, joining and salary, notes, and how the status went. */
export function ConnectionDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Connection>
      resource="connections"
      path={path}
      title={({ employee_name }) => employee_name}
      subtitle={(connection) => <StatusButton connection={connection} />}
    >
      {(connection, close) => (
        <>
          <Introduction connection={connection} />
          <Facts
            facts={[
              [t('employmentType.label'), connection.employment_type],
              [t('domain.label'), connection.job_domain],
              [t('industry.label'), connection.company_industry],
              [t('job.connected'), dayInIndia(connection.connection_date)],
              [t('connection.placedOn'), connection.placement_date && dayInIndia(connection.placement_date)],
              [t('connection.salary'), salaryOf(connection)],
            ]}
          />
          <DrawerSection title={t('connection.details')}>
            <ConnectionDetailsForm key={connection.id} connection={connection} />
          </DrawerSection>
          <DrawerSection title={t('connection.history')}>
            <StatusHistory connection={connection} />
          </DrawerSection>
          <Box className="no-print" sx={{ mt: 3 }}>
            <DeleteButton
              name={t('status.confirmFor', { name: connection.employee_name, job: connection.job_title })}
              isWide
              onDeleted={close}
            />
          </Box>
        </>
      )}
    </DetailDrawer>
  );
}
