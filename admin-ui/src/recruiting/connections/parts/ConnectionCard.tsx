import type { ReactNode } from 'react';
import type { Connection } from '@niyukt/ui-shared/api/types';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { CardText } from '../../../kit/lists/CardText';
import { CardContacts } from '../../../kit/records/Contact';
import { StatusButton } from './StatusButton';

/** What the card of a connection says on a phone. @param nextStep the button that leads on, where it is read */
export const connectionCard = (connection: Connection, nextStep?: ReactNode) => (
  <CardText
    name={connection.employee_name}
    status={<StatusButton connection={connection} />}
    lines={[
      [connection.job_title, connection.company_name],
      [connection.job_location, dayInIndia(connection.connection_date)],
    ]}
    action={nextStep}
    contacts={<CardContacts phone={connection.employee_phone} email={connection.employee_email} />}
  />
);
