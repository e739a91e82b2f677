import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { HAS_ENDED } from '@niyukt/ui-shared/domain/choices';
import { Email, Phone } from '../../kit/records/Contact';
import { showOnceThere } from '../../kit/records/show-once-there';
import { recordPath } from '../../kit/resource/ListPath';
import { t } from '../../texts/console';
import { NextStepBar } from './next-step/NextStepBar';
import { placeOf, useOpenLines } from './steps/useOpenLines';
import { useSteps } from './steps/useSteps';
import { WhereItStands } from './steps/WhereItStands';

/** Which job the person meets, and how to reach them. */
function Introduction({ connection }: { connection: Connection }) {
  const { employee_phone, employee_email, request_id, job_title, company_name, job_location } = connection;
  return (
    <Box sx={{ display: 'grid', rowGap: 0.25 }}>
      <div>
        <MuiLink
          component={Link}
          to={recordPath('/job-requests', request_id)}
          underline="always"
          sx={{ fontWeight: 700 }}
        >
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

/** Where a connection stands and what follows; of one that was dropped, why. */
export function NextStepOfConnection({ connection }: { connection: Connection }) {
  const read = useSteps(connection);
  const next = read.steps?.next_step ?? undefined;
  const place = useRef<HTMLDivElement>(null);
  const here = placeOf(next?.action);
  const openHere = (): void => {
    if (!here) return;
    const line = place.current
      ?.closest('[role=dialog]')
      ?.querySelector<HTMLDetailsElement>(`[data-step="${here.step}"]`);
    if (!line) return;
    line.open = true;
    line.querySelector('summary')?.focus();
    showOnceThere(line, here.focus, here.isPressed);
  };
  // its place is held while it is read, so that nothing below moves
  const isComing = !read.steps && !read.error && !HAS_ENDED[connection.placement_status];
  return (
    <Box ref={place} sx={{ flexBasis: '100%', ...(isComing && { minHeight: 48 }) }}>
      {connection.drop_reason && (
        <Typography sx={{ minHeight: 28 }}>
          {t('drop.said')}: <strong>{connection.drop_reason}</strong>
        </Typography>
      )}
      {next && (
        <NextStepBar
          connection={connection}
          step={next}
          onDone={read.invalidate}
          openHere={here ? openHere : undefined}
        />
      )}
    </Box>
  );
}

/** Which job the person meets, and where it stands. */
export function ConnectionHead({ connection }: { connection: Connection }) {
  const read = useSteps(connection);
  const lines = useOpenLines();
  return (
    <>
      <Introduction connection={connection} />
      <WhereItStands connection={connection} read={read} lines={lines} />
    </>
  );
}
