import type { Connection } from '@niyukt/ui-shared/api/types';
import { HAS_ENDED } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { LinkedLine } from '../../../kit/records/LinkedLine';
import { LinkedRecords } from '../../../kit/records/LinkedRecords';
import { t } from '../../../texts/console';
import { StatusButton } from './StatusButton';

interface LinkedConnectionsProps {
  filter: Readonly<Record<string, number>>;
  /** What the row says: the other side of the connection. */
  name: (connection: Connection) => string;
  /** What is said of it, besides the day. */
  about?: (connection: Connection) => string;
  /** So many stand there before more are asked for. */
  atRest?: number;
}

const hasEnded = ({ placement_status }: Connection): boolean => HAS_ENDED[placement_status];

/** The connections of a person or of a job, each with its status; those that have ended are folded. */
export function LinkedConnections({ filter, name, about, atRest = 10 }: LinkedConnectionsProps) {
  return (
    <LinkedRecords<Connection>
      resource="connections"
      filter={filter}
      sort={{ field: 'connection_date', order: 'DESC' }}
      none={t('record.noConnections')}
      row={(connection) => (
        <LinkedLine
          resource="connections"
          id={connection.id}
          name={name(connection)}
          about={[about?.(connection), dayInIndia(connection.connection_date)].filter(Boolean).join(' · ')}
        >
          <StatusButton connection={connection} />
        </LinkedLine>
      )}
      atRest={atRest}
      folded={{ is: hasEnded, title: (count) => t('record.earlier', { count: String(count) }) }}
    />
  );
}
