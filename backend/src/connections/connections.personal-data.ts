import { In } from 'typeorm';
import {
  DERIVED_COLUMNS,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  recordsOf,
} from '../auth/personal-data/personal-data.js';
import { Connection } from './connection.entity.js';

const CONNECTIONS_OF_EMPLOYEE = `select to_jsonb(c) - ${DERIVED_COLUMNS} || jsonb_build_object('history', (
      select coalesce(jsonb_agg(jsonb_build_object('from', from_status, 'to', to_status, 'at', changed_at) order by history_id), '[]')
      from placement_history h where h.connection_id = c.connection_id)) as record
  from connections c where employee_id = any($1) order by connection_id`;

const TEXTS: FreeTexts = [
  ['connections', 'connection_id', 'admin_notes'],
  ['connections', 'connection_id', 'drop_reason'],
];
const OF_OTHERS = 'employee_id <> all($2)';

/** Connections of an employee. */
export const CONNECTION_DATA: PersonalData = {
  name: 'connections',
  own: {
    fields: ['job_title', 'connection_date', 'placement_status', 'joining_date', 'offered_salary', 'final_salary'],
  },
  read: (context) => recordsOf(context, CONNECTIONS_OF_EMPLOYEE, context.person.employees),
  naming: (context) => namingTexts(context, 'notes of connections', TEXTS, OF_OTHERS, [context.person.employees]),
  erase: async (context) => {
    const { employees } = context.person;
    const connections = await context.transaction.countBy(Connection, { employee_id: In(employees) });
    return { connections, connectionsOfOthers: await maskTexts(context, TEXTS) };
  },
};
