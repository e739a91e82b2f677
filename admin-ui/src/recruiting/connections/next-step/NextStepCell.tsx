import { Box, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { t } from '../../../texts/console';
import { NextStepButton } from './NextStepButton';
import { useNextSteps } from './useNextSteps';

/** The button that leads on, in the row of a connection; where nothing is to be done, how it stands. The steps of a page are read together. */
export function NextStepCell({ connection }: { connection: Connection }) {
  const { data = [] } = useListContext<Connection>();
  const { stepOf, invalidate } = useNextSteps(data);
  const step = stepOf(connection.connection_id);
  return (
    <Box sx={{ minWidth: 160 }}>
      {step?.label && (
        <NextStepButton
          connection={connection}
          step={step}
          onDone={invalidate}
          size="small"
          title={step.sentence}
          aria-label={t('nextStep.of', { step: step.label, name: connection.employee_name })}
        />
      )}
      {step && !step.label && (
        <Typography variant="body2" color="text.secondary">
          {step.sentence}
        </Typography>
      )}
    </Box>
  );
}
