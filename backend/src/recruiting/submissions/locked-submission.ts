import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { Connection } from '../../connections/connection.entity.js';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { type SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { Employee } from '../../employees/employee.entity.js';
import { JobRequest } from '../../jobs/job-request.entity.js';
import { existing, FOR_SHARE } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { Sheet } from './sheet.entity.js';

/** What a submission needs, all locked. */
export interface Locked {
  connection: Connection;
  employee: Employee;
  job: JobRequest;
  sheet: Sheet;
}

/** Keeps the company of a job from getting another name until the transaction ends; after consents, before the job is locked. */
export async function lockCompanyNames(transaction: EntityManager, request_id: number): Promise<void> {
  await transaction.query(
    'select from companies where company_id = (select company_id from job_requests where request_id = $1) for key share',
    [request_id],
  );
}

/**
 * Consent first, then the job, then the connection: the order of everything that shows a person.
 * @param isToBeShown it is about to be shown: the company keeps its names, too
 */
export async function lockedSubmission(
  transaction: EntityManager,
  consent: SharingConsentService,
  connection_id: number,
  { isToBeShown = false } = {},
): Promise<Locked> {
  const found = await existing(transaction, Connection, { connection_id }, CONNECTION_NOT_FOUND);
  const { employee_id, request_id } = found;
  await consent.lock(transaction, employee_id);
  if (isToBeShown) await lockCompanyNames(transaction, request_id);
  const job = await existing(transaction, JobRequest, { request_id }, CONNECTION_NOT_FOUND, FOR_SHARE);
  const locked = (await lockedOf(transaction, job, { people: [employee_id], connectionIds: [connection_id] })).get(
    connection_id,
  );
  if (!locked) throw new ApiException(CONNECTION_NOT_FOUND);
  return locked;
}

/** Several of a job that is locked. @param held whose consents are held, and which of their connections */
export async function lockedOf(
  transaction: EntityManager,
  job: JobRequest,
  { people, connectionIds }: { people: readonly number[]; connectionIds: readonly number[] },
): Promise<Map<number, Locked>> {
  const connections = await transaction.find(Connection, {
    // a merge may have given a connection to another person, whose consent is not held
    where: { connection_id: In(connectionIds), request_id: job.request_id, employee_id: In(people) },
    order: { connection_id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  const employees = await transaction.findBy(Employee, { employee_id: In(people) });
  const sheets = await transaction.findBy(Sheet, { connection_id: In(connectionIds) });
  return new Map(
    connections.flatMap((connection) => {
      const { connection_id, employee_id } = connection;
      const employee = employees.find((one) => one.employee_id === employee_id);
      const sheet = sheets.find((one) => one.connection_id === connection_id) ?? newSheet(transaction, connection_id);
      return employee ? [[connection_id, { connection, employee, job, sheet }]] : [];
    }),
  );
}

export const newSheet = (transaction: EntityManager, connection_id: number): Sheet =>
  transaction.create(Sheet, { connection_id, version: 0, confirmed: false, show_salary: false, wait_confirmed: [] });

/** A sheet that was never saved has the version 0. */
export async function saveSheet(
  transaction: EntityManager,
  { connection_id, version }: Sheet,
  values: Partial<Sheet>,
): Promise<void> {
  await transaction.upsert(Sheet, { connection_id, version, ...values }, ['connection_id']);
}

/** Keys of the connections that a condition finds, in their order. */
export async function keysOf(transaction: EntityManager, where: FindOptionsWhere<Connection>): Promise<number[]> {
  const found = await transaction.find(Connection, {
    where,
    select: { connection_id: true },
    order: { connection_id: 'ASC' },
  });
  return found.map(({ connection_id }) => connection_id);
}
