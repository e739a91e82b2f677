import { Box } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { DeleteButton } from '../../kit/records/DeleteButton';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { Facts, withoutMissing } from '../../kit/records/Facts';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import { ConnectionDetailsForm } from './ConnectionDetailsForm';
import { ConnectionHead, NextStepOfConnection } from './ConnectionHead';
import { StatusButton } from './parts/StatusButton';

/** What is seldom needed, and the form for joining, salaries and the agency's notes. */
function Details({ connection }: { connection: Connection }) {
  return (
    <>
      <Facts
        facts={[
          [t('employmentType.label'), connection.employment_type],
          [t('domain.label'), connection.job_domain],
          [t('industry.label'), connection.company_industry],
          [t('job.connected'), dayInIndia(connection.connection_date)],
          ...withoutMissing([
            [t('connection.placedOn'), connection.placement_date && dayInIndia(connection.placement_date)],
          ]),
        ]}
      />
      <Box sx={{ mt: 2 }}>
        <ConnectionDetailsForm connection={connection} />
      </Box>
    </>
  );
}

/** A connection: who meets which job, where it stands and what follows, notes and history; details are folded. */
export function ConnectionDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<Connection>
      resource="connections"
      path={path}
      title={({ employee_name }) => employee_name}
      titleLeadsTo={({ employee_id }) => recordPath('/employees', employee_id)}
      beside={(connection) => (
        <>
          <StatusButton connection={connection} />
          <NextStepOfConnection connection={connection} />
        </>
      )}
      details={(connection) => <Details connection={connection} />}
      inDetails={({ employment_type, connection_date }) =>
        [employment_type, t('record.connected', { day: dayInIndia(connection_date) })].filter(Boolean).join(' · ')
      }
      actions={(connection, close) => (
        <DeleteButton
          name={t('status.confirmFor', { name: connection.employee_name, job: connection.job_title })}
          onDeleted={close}
        />
      )}
    >
      {(connection) => <ConnectionHead connection={connection} />}
    </DetailDrawer>
  );
}
