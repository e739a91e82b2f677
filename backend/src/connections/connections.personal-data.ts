import { In } from 'typeorm';
import {
  KEPT_BY_DATABASE,
  maskTexts,
  namingTexts,
  recordsOf,
  type FreeText,
  type PersonalData,
} from '../privacy/personal-data.js';
import { Connection } from './connection.entity.js';

const CONNECTIONS_OF_EMPLOYEE = `select to_jsonb(c) - ${KEPT_BY_DATABASE} || jsonb_build_object('history', (
      select coalesce(jsonb_agg(jsonb_build_object('from', from_status, 'to', to_status, 'at', changed_at) order by history_id), '[]')
      from placement_history h where h.connection_id = c.connection_id)) as record
  from connections c where employee_id = any($1) order by connection_id`;

/** Of a company: how its jobs went, without the people who were put forward. */
const CONNECTIONS_OF_JOBS = `select jsonb_build_object('connection_id', connection_id, 'request_id', request_id,
      'placement_status', placement_status, 'connection_date', connection_date, 'placement_date', placement_date) as record
  from connections where request_id = any($1) order by connection_id`;

const NOTES: FreeText = ['connections', 'connection_id', 'admin_notes'];
const OF_OTHERS = 'employee_id <> all($2) and request_id <> all($3)';

/** Connections of an employee, and of a company's job requests. */
export const CONNECTION_DATA: PersonalData = {
  name: 'connections',
  read: async (context) => {
    const { employees, jobs } = context.person;
    const asEmployee = await recordsOf(context, CONNECTIONS_OF_EMPLOYEE, employees);
    return [...asEmployee, ...(await recordsOf(context, CONNECTIONS_OF_JOBS, jobs))];
  },
  kept: (context) => {
    const { employees, jobs } = context.person;
    return namingTexts(context, 'notes of connections', NOTES, OF_OTHERS, [employees, jobs]);
  },
  erase: async (context) => {
    const { employees, jobs } = context.person;
    const connections = await context.transaction.countBy(Connection, [
      { employee_id: In(employees) },
      { request_id: In(jobs) },
    ]);
    return { connections, connectionsOfOthers: await maskTexts(context, [NOTES]) };
  },
};
