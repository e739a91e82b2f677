import AddLink from '@mui/icons-material/AddLink';
import { Box } from '@mui/material';
import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { CONNECTABLE_JOB_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { editJobForm } from '@niyukt/ui-shared/forms/admin-forms';
import { t } from '@niyukt/ui-shared/i18n/console';
import { CommandLink } from '../../kit/commands/CommandButton';
import { DeleteButton } from '../../kit/records/DeleteButton';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { EditForm } from '../../kit/records/EditForm';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { Facts } from '../../kit/records/Facts';
import { createPath } from '../../kit/resource/create-path';
import { factsOf } from '../../kit/resource/fields';
import { LinkedConnections } from '../../recruiting/connections/parts/LinkedConnections';
import { JOB_REQUEST_FIELDS, JOB_REQUEST_INPUTS } from './job-requests.fields';
import { PriorityChip, JobStatusChip } from './JobChips';

const isConnectable = ({ status }: JobRequest): boolean =>
  (CONNECTABLE_JOB_STATUSES as readonly string[]).includes(status);

/** A job request: what is requested, who is connected, and what can be done. */
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
      edit={(job, leave) => (
        <EditForm
          record={job}
          schema={editJobForm}
          fields={JOB_REQUEST_FIELDS}
          first={JOB_REQUEST_INPUTS}
          onLeave={leave}
        />
      )}
      actions={(job, close) => (
        <>
          {isConnectable(job) && (
            <CommandLink
              {...createPath('/connections', { request_id: job.request_id })}
              variant="contained"
              startIcon={<AddLink />}
              shortcut="c"
            >
              {t('job.connect')}
            </CommandLink>
          )}
          <DeleteButton name={job.title} onDeleted={close} />
        </>
      )}
    >
      {(job) => (
        <>
          <Facts facts={factsOf(JOB_REQUEST_FIELDS, job)} />
          <DrawerSection title={t('section.connections')}>
            <LinkedConnections filter={{ request_id: job.request_id }} name={({ employee_name }) => employee_name} />
          </DrawerSection>
        </>
      )}
    </DetailDrawer>
  );
}
