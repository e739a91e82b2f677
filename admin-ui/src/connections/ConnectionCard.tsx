import { Box, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../lists/RecordLink';
import { StatusButton } from '../placement-status/StatusButton';

/** What the card of a connection says on a phone. */
export function ConnectionCard(connection: Connection) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'flex-start' }}>
        <RecordLink>{connection.employee_name}</RecordLink>
        <StatusButton connection={connection} />
      </Box>
      <Typography variant="body2">{[connection.job_title, connection.company_name].join(', ')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {[connection.job_location, dayInIndia(connection.connection_date)].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
