import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { CardText } from '../../../kit/lists/CardText';
import { CardContacts } from '../../../kit/records/Contact';
import { StatusButton } from './StatusButton';

/** What the card of a connection says on a phone. */
export const connectionCard = (connection: Connection) => (
  <CardText
    name={connection.employee_name}
    status={<StatusButton connection={connection} />}
    lines={[
      [connection.job_title, connection.company_name],
      [connection.job_location, dayInIndia(connection.connection_date)],
    ]}
    contacts={<CardContacts phone={connection.employee_phone} email={connection.employee_email} />}
  />
);
