import { type ApiException, type Problem, problem } from './problem.js';
import { UNAVAILABLE } from './problems.js';

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** Messages of `pg` and TypeORM without a code, for lost connections and an exhausted pool. */
const LOST_CONNECTION =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|connection timeout|server closed the connection|query runner already released|provided by a query runner was already released|client has encountered a connection error|client was closed and is not queryable|driver is not connected|cannot use a pool after/i;
/** Messages of PgBouncer, which gives all of them the code of a protocol violation. */
const POOLER_HAS_NONE =
  /query_wait_timeout|server login has been failing|server login failed|server conn crashed|pgbouncer cannot connect|no more connections allowed/i;

interface DatabaseError {
  code?: string;
  driverError?: DatabaseError;
  message?: string;
}

/** The SQLSTATE (or network code) of a database error. */
export function databaseErrorCode(error: unknown): string | undefined {
  const { code, driverError } = (error ?? {}) as DatabaseError;
  return driverError?.code ?? code;
}

const UNIQUE_VIOLATION = '23505';

/** What a change answers, or the refusal that says that another row has the value already. */
export async function orTaken<T>(change: Promise<T>, refusal: () => ApiException): Promise<T> {
  try {
    return await change;
  } catch (error) {
    throw databaseErrorCode(error) === UNIQUE_VIOLATION ? refusal() : error;
  }
}

/**
 * SQLSTATEs of a database that cannot do now what it can do later: connections (08), resources such as the disk (53), an operator's
 * stop or a start (57P), trouble of its machine (58), a statement that took too long, and a read-only server, as a former primary is
 * after a failover.
 */
const AWAY = /^(08(?!P01)|53|57P|58|57014|25P03|25006)/;

/** True when the database could not be reached, was shutting down, took too long, or had trouble of its own. */
export function isDatabaseAway(error: unknown): boolean {
  const code = databaseErrorCode(error) ?? '';
  const { message = '', driverError } = (error ?? {}) as DatabaseError;
  const sentences = `${message}\n${driverError?.message ?? ''}`;
  return (
    AWAY.test(code) || NETWORK_CODES.has(code) || LOST_CONNECTION.test(sentences) || POOLER_HAS_NONE.test(sentences)
  );
}

const DUPLICATE = problem('record.duplicate', 409, 'A record with these values already exists');
const LINKED = problem('record.linked', 409, 'This record is linked to one that does not exist or is still in use');
const CHANGED_AT_ONCE = problem(
  'record.changed_at_once',
  409,
  'Somebody else changed the same record at this moment. Please try again.',
);
const VALUE_REFUSED = problem('request.value_refused', 400, 'A value in the request is not valid');

/** Errors of any writing call, when the database refuses what passed all checks. */
export const DATABASE_PROBLEMS = [VALUE_REFUSED, DUPLICATE, LINKED, CHANGED_AT_ONCE];

/**
 * The error that a failed statement means for the caller; undefined when it is a defect. Bad input that slips past validation is the
 * caller's mistake, never a 5xx.
 */
export function problemOfDatabaseError(error: unknown): Problem | undefined {
  if (isDatabaseAway(error)) return UNAVAILABLE;
  const code = databaseErrorCode(error) ?? '';
  if (code === UNIQUE_VIOLATION) return DUPLICATE;
  if (code === '23503') return LINKED;
  if (code === '40001' || code === '40P01' || code === '55P03') return CHANGED_AT_ONCE;
  return /^22|^2350[12]|^23514/.test(code) ? VALUE_REFUSED : undefined;
}
