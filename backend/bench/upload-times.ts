import { timesBeside } from './beside.js';
import { filePost } from './file-post.js';
import { type AgencySize } from './generated-agency.js';
import { type Call, load, median, type Stretch, summary, timedCall } from './load.js';
import { type ServerProcess } from './server-process.js';
import { isCreated, isOk } from './works.js';

const MB = 1024 * 1024;
const SINGLE_UPLOADS = 15;
const UPLOADS_AT_ONCE = 100;
const IDLE_MILLISECONDS = 3_000;

/** Times of resume uploads, and their effect on other calls. */
export interface UploadTimes {
  /** Of 5 MB, without reading its text. */
  single: Stretch;
  /** A page of employees on an idle product, median. */
  idle: number;
  /** The same during a hundred uploads at once. */
  beside: number;
  /** Until all of them were answered. */
  allMilliseconds: number;
}

/** Measures the product alone: a hundred uploads at once while pages are read. */
export async function uploadTimes(
  { origin }: ServerProcess,
  token: string,
  { employees }: AgencySize,
): Promise<UploadTimes> {
  const headers = { authorization: `Bearer ${token}` };
  const page = (): Call => ({ path: '/api/admin/employees', headers, check: isOk });
  const upload = (employee: number, bytes: number): Promise<number> =>
    timedCall(origin, uploadOf(employee, bytes, headers));
  const single: number[] = [];
  for (let n = 1; n <= SINGLE_UPLOADS; n += 1) single.push(await upload(n, 5 * MB));
  const idle = await load(origin, page, 1, IDLE_MILLISECONDS);
  const began = performance.now();
  const uploads = Promise.all(
    Array.from({ length: UPLOADS_AT_ONCE }, (_, n) => upload(Math.min(employees, 100 + n), 5 * MB)),
  ).then(() => performance.now() - began);
  const pages = await timesBeside(uploads, () => timedCall(origin, page()));
  return {
    single: summary(
      single,
      single.reduce((sum, time) => sum + time, 0),
    ),
    idle: idle.p50,
    beside: median(pages),
    allMilliseconds: await uploads,
  };
}

function uploadOf(employee: number, bytes: number, headers: Record<string, string>): Call {
  return filePost({
    path: `/api/admin/employees/${employee}/resume`,
    headers,
    fileName: `cv-${employee}.txt`,
    content: `Resume of employee ${employee}. `.padEnd(bytes, 'React, Node.js and PostgreSQL. '),
    check: isCreated,
  });
}
