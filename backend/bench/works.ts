import { ADMIN_EMAIL, type AgencySize, PASSWORD } from './generated-agency.js';
import { type Answer, type Call } from './load.js';
import { SEARCH_TERMS } from './search-terms.js';

/** A kind of work, the same for both servers. */
export interface Work {
  name: string;
  /** Percent of the limit's requests per second that the product must reach. */
  target?: number;
  next: () => Call;
}

/** People who log in, and connections that change: read from the database before the load. */
export interface People {
  emails: string[];
  connections: { id: number; status: string }[];
}

export class WrongAnswer extends Error {}

const STATUSES = ['shortlisted', 'interview_scheduled', 'interview_completed', 'selected', 'offered', 'dropped'];
const PAGE = encodeURIComponent('[0,24]');

/** Works by name for an agency of this size, with the caller's token. */
export function worksFor(
  { employees }: AgencySize,
  token: string,
  { emails, connections }: People,
): Record<string, Work> {
  const authorization = `Bearer ${token}`;
  const headers = { authorization };
  const reading = (path: string, check: Call['check']): Work['next'] => {
    return () => ({ path, headers, check });
  };
  const page = (path: string): Work['next'] => reading(path, sameAs(path));
  const filtered = (filter: object): string => `range=${PAGE}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  // the product knows more spellings than the limit, and finds more
  const searches = SEARCH_TERMS.map((q) => `/api/admin/employees?${filtered({ q })}`).map((path) =>
    reading(path, sameAs(path, 'each')),
  );
  const latest = Array.from({ length: 25 }, (_, index) => 1 + index * Math.floor(employees / 25));
  const works: Work[] = [
    { name: 'page of 25 employees', target: 70, next: page(`/api/admin/employees?range=${PAGE}`) },
    { name: 'page of 25 connections', target: 70, next: page(`/api/admin/connections?range=${PAGE}`) },
    {
      name: 'page of 25 placed connections',
      next: page(`/api/admin/connections?placement_status=placed&range=${PAGE}`),
    },
    { name: 'page of 25 placements', target: 70, next: page(`/api/admin/placements?range=${PAGE}`) },
    { name: 'page of 25 invoices', target: 70, next: page(`/api/admin/invoices?range=${PAGE}`) },
    { name: 'page of 25 payments', target: 70, next: page(`/api/admin/payments?range=${PAGE}`) },
    { name: 'page of 25 claims', target: 70, next: page(`/api/admin/claims?range=${PAGE}`) },
    { name: 'latest status of 25 employees', next: page(`/api/admin/employees?${filtered({ id: latest })}`) },
    { name: 'search', target: 85, next: inTurn(searches) },
    { name: 'one record', target: 30, next: () => record(employees, headers) },
    {
      name: 'dashboard figures',
      next: () => ({ path: '/api/admin/dashboard-stats', headers, check: holds(employees) }),
    },
    { name: 'placement status change', target: 35, next: statusChanges(connections, authorization) },
    { name: 'login', target: 90, next: logins(emails) },
  ];
  return Object.fromEntries(works.map((work) => [work.name, work]));
}

/** The login of an admin or employee, each from its own address. */
export function loginCall(email: string, person: number, check: Call['check']): Call {
  const address = `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return { method: 'POST', path: '/auth/login', headers, body: JSON.stringify({ email, password: PASSWORD }), check };
}

export const adminLogin = (check: Call['check']): Call => loginCall(ADMIN_EMAIL, 1, check);

export const isOk = has(200);

export const isCreated = has(201);

/** For calls that may create something or not: 200 or 201. */
export const isDone = has(200, 201);

function has(...statuses: number[]): (answer: Answer) => void {
  return ({ status, body }) => {
    if (!statuses.includes(status)) throw new WrongAnswer(`${status} ${body.toString().slice(0, 300)}`);
  };
}

/** Checks the first answer in detail; all later ones, of either server or of this one, must be identical. */
function sameAs(path: string, of: 'both' | 'each' = 'both'): Call['check'] {
  const firsts = new Map<string, Buffer>();
  return (answer, origin) => {
    isOk(answer);
    const { body, headers } = answer;
    const server = of === 'both' ? of : origin;
    const first = firsts.get(server) ?? checkedPage(path, body, headers['content-range']);
    firsts.set(server, first);
    if (!body.equals(first))
      throw new WrongAnswer(`${path} answered something else than before: ${body.toString().slice(0, 300)}`);
  };
}

function checkedPage(path: string, body: Buffer, range: unknown): Buffer {
  const rows = JSON.parse(body.toString()) as { id: number }[];
  const [, total] = /\/(\d+)$/.exec(String(range)) ?? [];
  if (
    total === undefined ||
    rows.length !== Math.min(25, Number(total)) ||
    new Set(rows.map(({ id }) => id)).size !== rows.length
  ) {
    throw new WrongAnswer(`${path} answered ${rows.length} rows of ${String(range)}`);
  }
  return body;
}

function inTurn(nexts: Work['next'][]): Work['next'] {
  let turn = 0;
  return () => (nexts[turn++ % nexts.length] as Work['next'])();
}

function record(employees: number, headers: Record<string, string>): Call {
  const id = 1 + Math.floor(Math.random() * employees);
  const check = (answer: Answer): void => {
    isOk(answer);
    const found = JSON.parse(answer.body.toString()) as { id: number };
    if (found.id !== id) throw new WrongAnswer(`employee ${id} was asked for, ${found.id} came`);
  };
  return { path: `/api/admin/employees/${id}`, headers, check };
}

/** Real changes only: each connection moves to its next status. */
function statusChanges(connections: People['connections'], authorization: string): Work['next'] {
  const headers = { authorization, 'content-type': 'application/json' };
  let turn = 0;
  return () => {
    const connection = connections[turn++ % connections.length] as People['connections'][number];
    const { id } = connection;
    const status = STATUSES[(STATUSES.indexOf(connection.status) + 1) % STATUSES.length] ?? '';
    connection.status = status;
    const check = (answer: Answer): void => {
      isOk(answer);
      const changed = JSON.parse(answer.body.toString()) as { id: number; placement_status: string };
      if (changed.id !== id || changed.placement_status !== status) throw new WrongAnswer(answer.body.toString());
    };
    const body = JSON.stringify({ placement_status: status });
    return { method: 'PUT', path: `/api/admin/connections/${id}/status`, headers, body, check };
  };
}

function logins(emails: string[]): Work['next'] {
  let turn = 0;
  return () => {
    const person = turn++ % emails.length;
    return loginCall(emails[person] ?? '', person, isOk);
  };
}

function holds(figure: number): Call['check'] {
  return (answer) => {
    isOk(answer);
    if (!answer.body.includes(String(figure))) throw new WrongAnswer(answer.body.toString());
  };
}
