import { Alert } from '@mui/material';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { createConnectionForm } from '../../kit/forms/admin-forms';
import { CreateDialog } from '../../kit/records/CreateDialog';
import { TextLine, WHOLE_ROW } from '../../kit/records/inputs';
import { RecordPicker } from '../../kit/records/RecordPicker';
import { t } from '../../texts/console';
import { ConnectionDrawer } from './ConnectionDrawer';
import { IntroducedBefore } from './parts/IntroducedBefore';
import { JobPicker, jobText } from './parts/JobPicker';
import { rankingBy } from './ranking';

const EMPTY = { request_id: null, employee_id: null, notes: '' };
const TEXTS = { success: 'connection.created', failure: 'connection.createFailed' } as const;
const MISSING = { text: 'connection.invalid', fields: ['request_id', 'employee_id'] } as const;

/** Says that the connection is the replacement of a warranty claim, where the form was opened from one. */
function ReplacementNote() {
  const claimId = useWatch({ name: 'claim_id' }) as number | undefined;
  return (
    claimId !== undefined && (
      <Alert severity="info" sx={WHOLE_ROW}>
        {t('connection.isReplacement')}
      </Alert>
    )
  );
}

const personText = ({ full_name, email }: RaRecord): string => `${full_name}, ${email}`;

/** Person and job: once one of the two is chosen, the other picker offers first who, or what, fits it. */
function Pickers() {
  const [requestId, employeeId] = useWatch({ name: ['request_id', 'employee_id'] }) as (number | null)[];
  // of the warranty claim that the form was opened from
  const companyId = useWatch({ name: 'company_id' }) as number | undefined;
  const people = useMemo(
    () => (requestId && !employeeId ? rankingBy(`/job-requests/${requestId}/matches`, personText) : undefined),
    [requestId, employeeId],
  );
  const jobs = useMemo(
    () => (employeeId && !requestId ? rankingBy(`/employees/${employeeId}/matches`, jobText) : undefined),
    [requestId, employeeId],
  );
  return (
    <>
      <JobPicker ranking={jobs} companyId={companyId} />
      <RecordPicker
        source="employee_id"
        resource="employees"
        label={t('connection.employee')}
        sort={{ field: 'created_at', order: 'DESC' }}
        optionText={personText}
        isRequired
        isWide
        ranking={people}
      />
    </>
  );
}

/** Connects a person to a job. */
function CreateConnection({ path }: { path: string }) {
  return (
    <CreateDialog
      resource="connections"
      path={path}
      title={t('connection.create')}
      schema={createConnectionForm}
      defaultValues={EMPTY}
      texts={TEXTS}
      missing={MISSING}
    >
      <ReplacementNote />
      <Pickers />
      <IntroducedBefore />
      <TextLine source="notes" label={t('connection.notes')} hint={t('connection.notesHint')} lines={3} isWide />
    </CreateDialog>
  );
}

/** What opens over connections: the details of one, and the form that adds one. */
export default function ConnectionOverlays({ path }: { path: string }) {
  return (
    <>
      <ConnectionDrawer path={path} />
      <CreateConnection path={path} />
    </>
  );
}
