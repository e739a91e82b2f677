import '../../../texts/interviews';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useLocation, useMatch } from 'react-router-dom';
import type { Connection, Interview, JobRequest } from '@niyukt/ui-shared/api/types';
import { FormDialog } from '../../../kit/records/FormDialog';
import { OpenRecord } from '../../../kit/records/OpenRecord';
import { RecordPicker } from '../../../kit/records/RecordPicker';
import { useGoBack } from '../../../kit/records/useGoBack';
import { recordPath } from '../../../kit/resource/ListPath';
import { t } from '../../../texts/console';
import type { InterviewProvider } from '../calls';
import type { GivenInterview } from '../parts/given-interview';
import { useNextStatus } from '../parts/useNextStatus';
import { warningTexts } from '../parts/warning-texts';
import { type PlanInterviewForm, planInterviewForm } from './interview-forms';
import { emptyValues, sentValues } from './interview-values';
import { InterviewInputs } from './InterviewInputs';
import { useClash } from './useClash';

const SUBMITTED = { share: 'submitted' };

const connectionText = ({ employee_name, job_title, company_name }: RaRecord): string =>
  `${employee_name}, ${job_title}, ${company_name}`;

/** The company of a connection; unknown while it is read. */
function useCompanyOf(connectionId: unknown): number | undefined {
  const id = Number(connectionId);
  const { data: connection } = useGetOne<Connection>('connections', { id }, { enabled: id > 0 });
  const request = connection?.request_id ?? 0;
  const { data: job } = useGetOne<JobRequest>('job-requests', { id: request }, { enabled: request > 0 });
  return job?.company_id;
}

function PlanInputs() {
  const connectionId: unknown = useWatch({ name: 'connection_id' });
  return (
    <>
      <RecordPicker
        source="connection_id"
        resource="connections"
        label={t('interview.connection')}
        hint={t('interview.connectionHint')}
        sort={{ field: 'connection_date', order: 'DESC' }}
        filter={SUBMITTED}
        optionText={connectionText}
        isRequired
        isWide
      />
      <InterviewInputs companyId={useCompanyOf(connectionId)} isNew />
    </>
  );
}

function OpenPlan({ path }: { path: string }) {
  const { state } = useLocation();
  // the list behind writes its remembered filters into the address, and the state of the link is gone
  const [given] = useState(() => (state as { given?: GivenInterview } | null)?.given);
  const dataProvider = useDataProvider<InterviewProvider>();
  const goBack = useGoBack();
  const askAboutClash = useClash();
  const nextStatus = useNextStatus();
  const defaultValues: PlanInterviewForm = { ...emptyValues(given), connection_id: given?.connection_id ?? null };
  return (
    <FormDialog<PlanInterviewForm>
      title={t('interview.plan')}
      schema={planInterviewForm}
      defaultValues={defaultValues}
      send={({ connection_id, ...values }, call) =>
        askAboutClash((allowed) =>
          dataProvider.planInterview({ connection_id: Number(connection_id), ...sentValues(values), ...allowed }, call),
        )
      }
      texts={{ success: t('interview.planned'), failure: t('interview.planFailed') }}
      offer={(answer) => {
        const planned = answer as Interview;
        const next = nextStatus(planned);
        return {
          message: [t('interview.planned'), ...warningTexts(planned)].join(' '),
          autoHideDuration: 10_000,
          action: (
            <span className="notice-actions">
              {next && (
                <Button color="inherit" size="small" variant="outlined" onClick={next.set}>
                  {next.label}
                </Button>
              )}
              <OpenRecord path={recordPath(path, planned.id)} />
            </span>
          ),
        };
      }}
      onClose={() => goBack(path)}
      hasAddress
      firstInput={given?.connection_id === undefined ? undefined : 'input[type=date]'}
    >
      <PlanInputs />
    </FormDialog>
  );
}

/** The form that plans an interview, at an address of its own: `…/create`. */
export function PlanInterview({ path }: { path: string }) {
  return useMatch(`${path}/create`) && <OpenPlan path={path} />;
}
