import { Box, Typography } from '@mui/material';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { HAS_ENDED } from '@niyukt/ui-shared/domain/choices';
import { t } from '@niyukt/ui-shared/i18n/console';
import { LinkedRecords } from '../../../kit/records/LinkedRecords';
import { LinkToRecord } from '../../../kit/records/LinkToRecord';
import { StatusButton } from './StatusButton';

interface LineProps {
  connection: Connection;
  name: LinkedConnectionsProps['name'];
}

function Line({ connection, name }: LineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 180 }}>
        <LinkToRecord resource="connections" id={connection.id} isMain>
          {name(connection)}
        </LinkToRecord>
        <Typography variant="body2" color="text.secondary">
          {dayInIndia(connection.connection_date)}
        </Typography>
      </Box>
      <StatusButton connection={connection} />
    </Box>
  );
}

interface LinkedConnectionsProps {
  filter: Readonly<Record<string, number>>;
  /** What the row says: the other side of the connection. */
  name: (connection: Connection) => string;
  /** Those that have ended stand folded below the others. */
  areEndedFolded?: boolean;
}

const hasEnded = ({ placement_status }: Connection): boolean => HAS_ENDED[placement_status];

/** The connections of a person or of a job, each with its status. */
export function LinkedConnections({ filter, name, areEndedFolded = false }: LinkedConnectionsProps) {
  return (
    <LinkedRecords<Connection>
      resource="connections"
      filter={filter}
      sort={{ field: 'connection_date', order: 'DESC' }}
      none={t('record.noConnections')}
      row={(connection) => <Line connection={connection} name={name} />}
      folded={
        areEndedFolded ? { is: hasEnded, title: (count) => t('record.earlier', { count: String(count) }) } : undefined
      }
    />
  );
}
