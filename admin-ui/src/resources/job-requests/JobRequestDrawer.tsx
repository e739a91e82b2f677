import AddLink from '@mui/icons-material/AddLink';
import { Box, Button, Link as MuiLink } from '@mui/material';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { CONNECTABLE_JOB_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { countText, dayInIndia, salaryText, skillNames } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/console';
import { Link } from 'react-router-dom';
import { DeleteButton } from '../../platform/records/DeleteButton';
import { DetailDrawer } from '../../platform/records/DetailDrawer';
import { DrawerSection } from '../../platform/records/DrawerSection';
import { Facts } from '../../platform/records/Facts';
import { createPath } from '../../platform/resource/create-path';
import { LinkedConnections } from '../connections/parts/LinkedConnections';
import { EditJobRequest } from './EditJobRequest';
import { JobStatusChip } from './JobStatusChip';
import { PriorityChip } from './PriorityChip';

const isConnectable = ({ status }: JobRequest): boolean =>
  (CONNECTABLE_JOB_STATUSES as readonly string[]).includes(status);

function Company({ job }: { job: JobRequest }) {
  return (
    <MuiLink component={Link} to={`/companies/${job.company_id}/show`} underline="always">
      {job.company_name}
    </MuiLink>
  );
}

/** A job request: what is asked for, who is connected, and what can be done. */
export function JobRequestDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<JobRequest>
      resource="job-requests"
      path={path}
      title={({ title }) => title}
      subtitle={({ status, priority }) => (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <JobStatusChip status={status} />
          <PriorityChip priority={priority} />
        </Box>
      )}
      edit={(job, leave) => <EditJobRequest job={job} onLeave={leave} />}
      actions={(job, close) => (
        <>
          {isConnectable(job) && (
            <Button
              component={Link}
              {...createPath('/connections', { request_id: job.request_id })}
              variant="contained"
              startIcon={<AddLink />}
            >
              {t('job.connect')}
            </Button>
          )}
          <DeleteButton name={job.title} isWide onDeleted={close} />
        </>
      )}
    >
      {(job) => (
        <>
          <Facts
            facts={[
              [t('company.label'), <Company key="company" job={job} />],
              [t('domain.label'), job.domain],
              [t('employmentType.label'), job.employment_type],
              [t('location.label'), job.location],
              [t('salaryRange.label'), salaryText(job.salary_range, '')],
              [t('count.label'), countText(job.count)],
              [t('wantedSkills.label'), skillNames(job.skills).join(', ')],
              [t('job.created'), dayInIndia(job.created_at)],
              [t('description.label'), job.description],
              [t('requirements.label'), job.requirements],
            ]}
          />
          <DrawerSection title={t('section.connections')}>
            <LinkedConnections filter={{ request_id: job.request_id }} name={({ employee_name }) => employee_name} />
          </DrawerSection>
        </>
      )}
    </DetailDrawer>
  );
}
