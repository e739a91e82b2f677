import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiClient } from '../../test/support/api-client.js';
import { ALL_KINDS, AttackedAgency } from '../../test/support/memory-attack.js';
import { rawPdf } from '../../test/support/resume-files.js';
import { waitFor } from '../../test/support/wait-for.js';
import { report } from '../support/report.js';

const MIB = 1024 ** 2;
const MAX_MEBIBYTES = 512;
/** What unread files may add: buffers that are used again. */
const MAX_ADDED_MEBIBYTES = 128;
const EMPLOYEES = 16;
const UNREAD = 120;
const CLIENTS = 64;
const OWN_RESUME = '/api/employee/resume';
const RESUME_BYTES = 5 * MIB - 4096;

let attacked: AttackedAgency;
type Employee = Awaited<ReturnType<AttackedAgency['agency']['employee']>>;
let employees: Employee[];
const heavy = heavyPdf();
beforeAll(async () => {
  attacked = await AttackedAgency.open(10);
  employees = [];
  for (let n = 0; n < EMPLOYEES; n += 1) {
    const employee = await attacked.agency.employee(attacked.admin);
    const { status, text } = await employee.upload(OWN_RESUME, heavy, 'heavy.pdf');
    if (status !== 201) throw new Error(text);
    employees.push(employee);
  }
}, 300_000);
afterAll(() => attacked.close());

/** A PDF of one page that weighs as much as one may. */
function heavyPdf(): Buffer {
  const weight = randomBytes(RESUME_BYTES).toString('latin1');
  const text = 'BT /F1 12 Tf 72 700 Td (A resume of five MB) Tj ET';
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${weight.length} >>\nstream\n${weight}\nendstream`,
  ]);
}

const connected = (): Socket => {
  const { hostname, port } = new URL(attacked.agency.base);
  return connect(Number(port), hostname).on('error', () => undefined);
};
const headOf = (method: string, { token = '' }: ApiClient): string =>
  `${method} ${OWN_RESUME} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n`;
const memory = (): number => attacked.agency.product.residentMemory / MIB;

/** Asks for a file and reads nothing of it. */
function leaveUnread(employee: ApiClient): Socket {
  const socket = connected().pause();
  socket.write(`${headOf('GET', employee)}\r\n`);
  return socket;
}

const FORM = '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.txt"\r\n\r\n';
const framing = (bytes: number): string =>
  `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${bytes}\r\n\r\n${FORM}`;

/** Sends all of a file but its end. */
function sendAlmost(employee: ApiClient): Socket {
  const socket = connected().resume();
  socket.write(headOf('POST', employee) + framing(FORM.length + heavy.length + 1));
  socket.write(heavy);
  return socket;
}

describe('R65: files that nobody reads', () => {
  /** Asks one after the other, so that none is refused for coming at once. */
  async function leaveManyUnread(accounts: number): Promise<Socket[]> {
    const sockets: Socket[] = [];
    for (let n = 0; n < UNREAD; n += 1) {
      sockets.push(leaveUnread(employees[n % accounts] as Employee));
      await delay(50);
    }
    return sockets;
  }

  it.each([
    ['one employee', 1],
    ['sixteen employees', EMPLOYEES],
  ])('120 of %s take little memory', async (_, accounts) => {
    const before = memory();
    const sockets = await leaveManyUnread(accounts);
    await delay(5_000);
    const most = memory();
    for (const socket of sockets) socket.destroy();
    await delay(2_000);
    report('unread files', { accounts, before, most, after: memory() });
    expect(Math.max(most, memory())).toBeLessThan(before + MAX_ADDED_MEBIBYTES);
  });

  it('120 of them, as many that stop before their end, and 64 clients that do their worst: the product stays within 512 MB', async () => {
    const attack = attacked.suffer({ clients: CLIENTS, seconds: 30, kinds: ALL_KINDS });
    const sockets = Array.from({ length: UNREAD }, (_, n) => sendAlmost(employees[n % EMPLOYEES] as Employee));
    sockets.push(...(await leaveManyUnread(EMPLOYEES)));
    const suffered = await attack;
    for (const socket of sockets) socket.destroy();
    report('unread files and 64 clients', { most: suffered.memory, pages: suffered.pages.length, after: memory() });
    expect(suffered.memory).toBeLessThan(MAX_MEBIBYTES);
  });

  it('do not keep others from downloading', async () => {
    const [honest, ...others] = employees as [Employee, ...Employee[]];
    const sockets = others.flatMap((employee) => [0, 1, 2, 3].map(() => leaveUnread(employee)));
    try {
      await delay(2_000);
      const began = performance.now();
      const { status, content } = await honest.download(OWN_RESUME);
      report('download beside unread ones', { milliseconds: performance.now() - began });
      expect([status, content.length]).toEqual([200, heavy.length]);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});

describe('R41: files that hardly arrive', () => {
  interface SlowUpload {
    answer: () => string;
    end: () => void;
  }

  /** Sends so many bytes each so many milliseconds, and goes on after an answer. */
  function sendSlowly(employee: ApiClient, bytes: number, milliseconds: number): SlowUpload {
    const socket = connected();
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.once('close', () => (answer += ' closed'));
    socket.write(headOf('POST', employee) + framing(MIB));
    const drip = setInterval(() => socket.writable && socket.write(Buffer.alloc(bytes, 'a')), milliseconds);
    return {
      answer: () => answer,
      end: () => {
        clearInterval(drip);
        socket.destroy();
      },
    };
  }

  it('a byte each ten seconds from six accounts: the agency and other people upload, and the senders are notified', async () => {
    const slow = employees.slice(0, 6).flatMap((employee) => [0, 1, 2].map(() => sendSlowly(employee, 1, 10_000)));
    try {
      await delay(1_000);
      const began = performance.now();
      const { id } = (employees[7] as Employee).record as { id: number };
      const byStaff = await attacked.admin.upload(`/api/admin/employees/${id}/resume`, heavy, 'heavy.pdf');
      const staff = performance.now() - began;
      const other = await (employees[8] as Employee).upload(OWN_RESUME, heavy, 'heavy.pdf');
      report('uploads beside slow ones', { staff, other: performance.now() - began - staff });
      expect([byStaff.status, other.status]).toEqual([201, 201]);
      const answers = await waitFor('every slow sender to be told', () => {
        const all = slow.map(({ answer }) => answer());
        return all.every(Boolean) ? all : undefined;
      });
      for (const answer of answers)
        expect(answer).toMatch(
          /^HTTP\/1.1 (408|503) [^]*"error":"(The file arrived too slowly|Many files are being uploaded)/,
        );
    } finally {
      for (const { end } of slow) end();
    }
  });

  it('who waits in vain for a place is told, before the connection is closed', async () => {
    const employee = employees[9] as Employee;
    const held = [0, 1].map(() => sendSlowly(employee, 4_000, 1_000));
    const waiting = sendSlowly(employee, 1, 60_000);
    try {
      const answer = await waitFor('the one that waits to be told', () => waiting.answer() || undefined);
      expect(answer).toMatch(/^HTTP\/1.1 503 [^]*"code":"upload.busy"/);
      expect(held.map(({ answer: answered }) => answered())).toEqual(['', '']);
    } finally {
      for (const { end } of [...held, waiting]) end();
    }
  });
});
