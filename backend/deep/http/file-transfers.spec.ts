import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ApiRecord, type Member, Office, recordOf, refusalOf } from '../../test/support/office.js';
import { simplePdf } from '../../test/support/resume-files.js';

const OWN = '/api/employee/resume';
const MB = 1024 * 1024;

let office: Office;
let pdf: Buffer;
beforeAll(async () => {
  office = await Office.open();
  pdf = await simplePdf(['Asha Rao', 'Senior React Developer at Lehar Systems']);
});
afterAll(() => office.close());

const send = (member: Member, content = pdf, name = 'asha-rao.pdf'): Promise<ApiRecord> =>
  recordOf(member.client.upload(OWN, content, name));

const connected = (head: string): Socket => {
  const { hostname, port } = new URL(office.agency.base);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(head);
  return socket;
};
const headOf = (method: string, { client }: Member): string =>
  `${method} ${OWN} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${client.token}\r\n`;

describe('R41: a file that arrives', () => {
  const FORM = '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n';
  const multipart = (framing: string): string => `content-type: multipart/form-data; boundary=x\r\n${framing}\r\n\r\n`;

  /** Begins an upload whose rest does not come. @returns what ends it */
  async function beginUpload(person: Member): Promise<() => Promise<void>> {
    const socket = connected(`${headOf('POST', person)}${multipart(`content-length: ${pdf.length + 500}`)}${FORM}`);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    await new Promise<void>((resolve) => socket.write(pdf.subarray(0, 500), () => resolve()));
    return () => {
      socket.destroy();
      return closed;
    };
  }

  it('leaves nothing when it is cut off', async () => {
    const person = await office.employee();
    await (
      await beginUpload(person)
    )();
    expect((await send(await office.employee()))['resume_id']).toEqual(expect.any(Number));
    expect(await office.count('resumes where employee_id = $1', [person.id])).toBe(0);
  });

  it('keeps nobody waiting who sends slowly, whose other calls are answered, too', async () => {
    const [slow, other] = await Promise.all([office.employee(), office.employee()]);
    const begun = await Promise.all(Array.from({ length: 30 }, () => beginUpload(slow)));
    expect((await send(other))['resume_id']).toEqual(expect.any(Number));
    expect((await slow.client.get('/users/profile')).status).toBe(200);
    await Promise.all(begun.map((end) => end()));
    expect((await send(slow))['resume_id']).toEqual(expect.any(Number));
  });

  it('is taken from the agency while employees hold every place of theirs with files that do not come', async () => {
    const begun: (() => Promise<void>)[] = [];
    for (let n = 0; n < 8; n += 1) {
      const slow = await office.employee();
      begun.push(await beginUpload(slow), await beginUpload(slow));
    }
    const { id } = await office.addEmployee();
    expect((await office.admin.upload(`/api/admin/employees/${id}/resume`, pdf, 'cv.pdf')).status).toBe(201);
    await Promise.all(begun.map((end) => end()));
  });

  it('is refused as too large as soon as it is, by what it says of itself or by what came', async () => {
    const person = await office.employee();
    const answers: string[] = [];
    const framings = [`content-length: ${1024 * MB}`, 'transfer-encoding: chunked'];
    for (const framing of framings) {
      const socket = connected(`${headOf('POST', person)}${multipart(framing)}`);
      const piece = Buffer.alloc(MB, 'a');
      if (framing.startsWith('transfer')) {
        socket.write(`${FORM.length.toString(16)}\r\n${FORM}\r\n`);
        for (let n = 0; n < 6; n += 1)
          socket.write(Buffer.concat([Buffer.from('100000\r\n'), piece, Buffer.from('\r\n')]));
      }
      const [answer] = (await once(socket, 'data')) as [Buffer];
      answers.push(answer.toString().slice(0, 'HTTP/1.1 413'.length));
      socket.destroy();
    }
    expect(answers).toEqual(['HTTP/1.1 413', 'HTTP/1.1 413']);
    expect(await refusalOf(person.client.upload(OWN, Buffer.alloc(5 * MB + 1, 'a'), 'cv.txt'))).toEqual({
      status: 413,
      error: 'The file is too large: 5 MB is the most that can be uploaded',
    });
  });
});

describe('R65: a file that leaves', () => {
  /** More than the system keeps for a client that does not read. */
  const large = Buffer.alloc(5 * MB, 'Asha Rao, React Developer, Bengaluru\n');

  /** Asks for the own resume and reads no more than the beginning of the answer. */
  async function leaveUnread(person: Member): Promise<Socket> {
    const socket = connected(`${headOf('GET', person)}\r\n`);
    await once(socket, 'readable');
    return socket;
  }

  it('waits for one of the three places of its account, and nobody else waits for it', async () => {
    const [person, other] = await Promise.all([office.employee(), office.employee()]);
    await Promise.all([person, other].map((each) => send(each, large, 'large.txt')));
    const unread = await Promise.all([leaveUnread(person), leaveUnread(person), leaveUnread(person)]);
    let isThere = false;
    const fourth = person.client.download(OWN).finally(() => (isThere = true));
    expect((await other.client.download(OWN)).content.equals(large)).toBe(true);
    expect((await person.client.get('/users/profile')).status).toBe(200);
    expect(isThere).toBe(false);
    unread[0].destroy();
    expect((await fourth).content.equals(large)).toBe(true);
    for (const socket of unread) socket.destroy();
  });

  it('tells its length without being sent, and holds no place then', async () => {
    const person = await office.employee();
    await send(person);
    const headers = { authorization: `Bearer ${person.client.token}` };
    for (let n = 0; n < 5; n += 1) {
      const { status, headers: answered } = await fetch(office.agency.base + OWN, { method: 'HEAD', headers });
      expect([status, answered.get('content-length')]).toEqual([200, String(pdf.length)]);
    }
    expect((await person.client.download(OWN)).content.equals(pdf)).toBe(true);
  });

  it('ends with its connection when it is removed meanwhile', async () => {
    const person = await office.employee();
    await send(person, large, 'large.txt');
    const unread = await leaveUnread(person);
    expect((await person.client.delete(OWN)).status).toBe(200);
    let bytes = 0;
    for await (const chunk of unread as AsyncIterable<Buffer>) bytes += chunk.length;
    expect(bytes).toBeLessThan(large.length);
  });
});
