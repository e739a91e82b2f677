import { Box, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { HAS_ENDED } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { NextStepButton } from './NextStepButton';
import { useNextSteps } from './useNextSteps';

/** Where a connection stands, and the one button that leads on. */
export function NextStepBar({ connection }: { connection: Connection }) {
  const { stepOf, isRead, readAgain } = useNextSteps([connection]);
  const step = stepOf(connection.connection_id);
  if (HAS_ENDED[connection.placement_status] || (isRead && !step)) return null;
  // its place is held while it is read, so that nothing below moves
  return (
    <Box
      component="section"
      aria-label={t('nextStep.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 44, mt: 1.5 }}
    >
      {step && (
        <>
          <Typography sx={{ flex: '1 1 220px', fontWeight: 600 }}>{step.sentence}</Typography>
          <NextStepButton connection={connection} step={step} onDone={readAgain} variant="contained" />
        </>
      )}
    </Box>
  );
}
