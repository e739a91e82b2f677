import { Box, Typography } from '@mui/material';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { t } from '../../../texts/console';
import { NextStepButton } from './NextStepButton';

interface NextStepBarProps {
  connection: Connection;
  step: NextStep;
  onDone: () => void;
  /** Opens where it is done in the drawer; otherwise it is done elsewhere. */
  openHere?: (() => void) | undefined;
}

/** Where a connection stands, and the one button that leads on. */
export function NextStepBar({ connection, step, onDone, openHere }: NextStepBarProps) {
  return (
    <Box
      component="section"
      aria-label={t('nextStep.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 44, mt: 0.5 }}
    >
      <Typography sx={{ flex: '1 1 220px', fontWeight: 600 }}>{step.sentence}</Typography>
      <NextStepButton
        connection={connection}
        step={step}
        onDone={onDone}
        openHere={openHere}
        variant="contained"
        hasKey
      />
    </Box>
  );
}
