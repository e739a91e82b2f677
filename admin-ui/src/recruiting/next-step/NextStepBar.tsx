import { Box, Button, Typography } from '@mui/material';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { HAS_ENDED } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../kit/chunks/lazy-part';
import { want } from '../../kit/records/next-deed';
import { useChangeStatus } from '../connections/parts/useChangeStatus';
import { addressOf, statusOf } from './step-status';
import { useNextSteps } from './useNextSteps';

const StepDialog = lazyPart(() => import('./StepDialog'));

/** Where a connection stands, and the one button that leads on. */
export function NextStepBar({ connection }: { connection: Connection }) {
  const { stepOf, isRead, readAgain } = useNextSteps([connection]);
  const changeStatus = useChangeStatus();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [opened, setOpened] = useState<NonNullable<NextStep['action']>>();
  const step = stepOf(connection.connection_id);
  const act = async ({ action }: NextStep, status = step && statusOf(step)): Promise<void> => {
    const address = step && addressOf(step);
    if (status) {
      await changeStatus(connection, status);
      readAgain();
    } else if (action === 'plan_interview') {
      void navigate('/interviews/create', { state: { given: { connection_id: connection.connection_id } } });
    } else if (address) {
      if (action === 'issue_invoice') want('issue');
      void navigate(address);
    } else if (action) setOpened(action);
  };
  const close = (): void => {
    setOpened(undefined);
    readAgain();
    refresh();
  };
  if (HAS_ENDED[connection.placement_status] || (isRead && !step)) return null;
  // its place is held while it is read, so that nothing below moves
  return (
    <Box
      component="section"
      aria-label={t('nextStep.title')}
      className="next-step"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 44, mt: 1.5 }}
    >
      {step && <Typography sx={{ flex: '1 1 220px', fontWeight: 600 }}>{step.sentence}</Typography>}
      {step?.label && (
        <Button variant="contained" className="no-print" onClick={() => void act(step)}>
          {step.label}
        </Button>
      )}
      {opened && <StepDialog connection={connection} action={opened} onClose={close} />}
    </Box>
  );
}
