import { Box, Link as MuiLink } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { HAS_ENDED } from '@niyukt/ui-shared/domain/choices';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Email, Phone } from '../../kit/records/Contact';
import { NextStepBar } from './next-step/NextStepBar';
import { StepLine } from './steps/StepLine';
import { lineOf, useOpenLines } from './steps/useOpenLines';
import { useSteps } from './steps/useSteps';
import { WhereItStands } from './steps/WhereItStands';

/** The introduction: who meets which job. */
function Introduction({ connection }: { connection: Connection }) {
  const { employee_id, employee_name, employee_phone, employee_email, request_id, job_title } = connection;
  const { company_name, job_location } = connection;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <div>
        <MuiLink component={Link} to={`/employees/${employee_id}/show`} underline="always" sx={{ fontWeight: 700 }}>
          {employee_name}
        </MuiLink>
        <span aria-hidden="true">{' → '}</span>
        <MuiLink component={Link} to={`/job-requests/${request_id}/show`} underline="always" sx={{ fontWeight: 700 }}>
          {job_title}
        </MuiLink>
        {`, ${company_name}${job_location ? `, ${job_location}` : ''}`}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontSize: '0.875rem' }}>
        <Phone number={employee_phone} />
        <Email address={employee_email} />
      </Box>
    </Box>
  );
}

/** Who meets which job, where it stands, and what follows: the head of a connection, and the lines of its steps. */
export function ConnectionHead({ connection }: { connection: Connection }) {
  const read = useSteps(connection);
  const next = read.steps?.next_step ?? undefined;
  const lines = useOpenLines();
  const body = useRef<HTMLDivElement>(null);
  const here = lineOf(next?.action);
  const openHere = (): void => {
    if (!here) return;
    lines.set(here, true);
    body.current?.querySelector<HTMLElement>(`[data-step="${here}"] > summary`)?.focus();
  };
  // its place is held while it is read, so that nothing below moves
  const isComing = !read.steps && !read.error && !HAS_ENDED[connection.placement_status];
  return (
    <div ref={body}>
      <Introduction connection={connection} />
      {isComing && <Box sx={{ minHeight: 44, mt: 0.5 }} />}
      {next && (
        <NextStepBar
          connection={connection}
          step={next}
          onDone={read.readAgain}
          openHere={here ? openHere : undefined}
        />
      )}
      {read.steps ? <StepLine steps={read.steps.steps} /> : <Box sx={{ minHeight: 36, mt: 1 }} />}
      <WhereItStands connection={connection} read={read} lines={lines} />
    </div>
  );
}
