import type { JobRequest } from '@niyukt/ui-shared/api/types';
import { CONNECTABLE_JOB_STATUSES } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { editJobForm } from '../../kit/forms/admin-forms';
import { DeleteButton } from '../../kit/records/DeleteButton';
import { DetailDrawer } from '../../kit/records/DetailDrawer';
import { DrawerSection } from '../../kit/records/DrawerSection';
import { EditForm } from '../../kit/records/EditForm';
import { Facts } from '../../kit/records/Facts';
import { factsOf } from '../../kit/resource/fields';
import { ConnectLink } from '../../recruiting/connections/parts/ConnectLink';
import { LinkedConnections } from '../../recruiting/connections/parts/LinkedConnections';
import { t } from '../../texts/console';
import { JOB_REQUEST_FIELDS, JOB_REQUEST_INPUTS } from './job-requests.fields';
import { JobStatusChip, PriorityChip } from './JobChips';
import { JobRequestHead } from './JobRequestHead';
import { OpenJobButton } from './OpenJobButton';

const isConnectable = ({ status }: JobRequest): boolean =>
  (CONNECTABLE_JOB_STATUSES as readonly string[]).includes(status);

/** A job request: what is requested, who is connected, and what can be done. */
export function JobRequestDrawer({ path }: { path: string }) {
  return (
    <DetailDrawer<JobRequest>
      resource="job-requests"
      path={path}
      title={({ title }) => title}
      beside={({ status, priority }) => (
        <>
          <JobStatusChip status={status} />
          <PriorityChip priority={priority} />
        </>
      )}
      mainAction={(job) =>
        isConnectable(job) ? (
          <ConnectLink side={{ request_id: job.request_id }}>{t('job.connect')}</ConnectLink>
        ) : (
          job.status === 'pending' && <OpenJobButton job={job} />
        )
      }
      subtitle={(job) => <JobRequestHead job={job} />}
      below={(job) => (
        <DrawerSection title={t('section.connections')}>
          <LinkedConnections
            filter={{ request_id: job.request_id }}
            name={({ employee_name }) => employee_name}
            atRest={2}
          />
        </DrawerSection>
      )}
      details={(job) => <Facts facts={factsOf(JOB_REQUEST_FIELDS, job)} />}
      inDetails={({ created_at }) => t('record.added', { day: dayInIndia(created_at) })}
      edit={(job, leave) => (
        <EditForm
          record={job}
          schema={editJobForm}
          fields={JOB_REQUEST_FIELDS}
          first={JOB_REQUEST_INPUTS}
          onLeave={leave}
        />
      )}
      actions={(job, close) => <DeleteButton name={job.title} onDeleted={close} />}
    />
  );
}
