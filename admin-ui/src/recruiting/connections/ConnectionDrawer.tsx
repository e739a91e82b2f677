import { Box, Card, Link as MuiLink, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia, placementSalary } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Email, Phone } from '../../kit/records/Contact';
import { DeleteButton } from '../../kit/records/DeleteButton';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { Facts, known } from '../../kit/records/Facts';
import { NextStepBar } from './next-step/NextStepBar';
import { ConnectionDetailsForm } from './ConnectionDetailsForm';
import { StatusButton } from './parts/StatusButton';
import { StatusHistory } from './StatusHistory';

interface SideProps {
  label: string;
  to: string;
  name: string;
  children: ReactNode;
}

function Side({ label, to, name, children }: SideProps) {
  return (
    <Card sx={{ p: 1.5, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <MuiLink component={Link} to={to} underline="always" sx={{ fontWeight: 700 }}>
        {name}
      </MuiLink>
      <Typography component="div" variant="body2">
        {children}
      </Typography>
    </Card>
  );
}

/** The introduction: who meets which job. */
function Introduction({ connection }: { connection: Connection }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 28px 1fr' },
        mb: 2,
        rowGap: 1,
      }}
    >
      <Side
        label={t('connection.employee')}
        to={`/employees/${connection.employee_id}/show`}
        name={connection.employee_name}
      >
        <div>
          <Phone number={connection.employee_phone} />
        </div>
        <Email address={connection.employee_email} />
      </Side>
      <Box
        aria-hidden="true"
        sx={{ alignSelf: 'center', borderTop: '3px solid var(--mark)', display: { xs: 'none', sm: 'block' } }}
      />
      <Side label={t('job.label')} to={`/job-requests/${connection.request_id}/show`} name={connection.job_title}>
        <div>{connection.company_name}</div>
        <div>{connection.job_location}</div>
      </Side>
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
      subtitle={(connection) => (
        <>
          <StatusButton connection={connection} />
          <NextStepBar connection={connection} />
        </>
      )}
      below={(connection) => (
        <>
          <DrawerSection title={t(connection.placement_date ? 'connection.salaryDetails' : 'connection.details')}>
            <ConnectionDetailsForm connection={connection} />
          </DrawerSection>
          <DrawerSection title={t('connection.history')}>
            <StatusHistory connection={connection} />
          </DrawerSection>
        </>
      )}
      actions={(connection, close) => (
        <DeleteButton
          name={t('status.confirmFor', { name: connection.employee_name, job: connection.job_title })}
          onDeleted={close}
        />
      )}
    >
      {(connection) => (
        <>
          <Introduction connection={connection} />
          <Facts
            facts={[
              [t('employmentType.label'), connection.employment_type],
              [t('domain.label'), connection.job_domain],
              [t('industry.label'), connection.company_industry],
              [t('job.connected'), dayInIndia(connection.connection_date)],
              ...known([
                [t('connection.placedOn'), connection.placement_date && dayInIndia(connection.placement_date)],
                [t('connection.salary'), placementSalary(connection, '')],
                [t('drop.said'), connection.drop_reason],
              ]),
            ]}
          />
        </>
      )}
    </DetailDrawer>
  );
}
