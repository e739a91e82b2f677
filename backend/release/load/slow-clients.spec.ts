import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { PUNCTUAL } from '../../test/support/product-process.js';
import { waitFor } from '../../test/support/wait-for.js';

const CLIENTS = 100;
const MAX_THAT_STAY = 5;
const MAX_REPLY_MILLISECONDS = 1_500;
const ROUNDS = 65;

const HALF_HEADERS = 'GET /health/live HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const HALF_BODY =
  'POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"';

describe('R38: clients that send a byte a second', () => {
  let agency: Agency;
  beforeAll(async () => {
    agency = await Agency.openAlone(PUNCTUAL);
  });
  afterAll(() => agency.close());

  it('are cut off, and everybody else is answered meanwhile', async () => {
    const { hostname, port } = new URL(agency.base);
    let open = 0;
    const sockets: Socket[] = Array.from({ length: CLIENTS }, (_, n) => {
      const socket = connect(Number(port), hostname, () => socket.write(n % 2 ? HALF_HEADERS : HALF_BODY));
      open += 1;
      return socket.on('error', () => undefined).once('close', () => (open -= 1));
    });
    const times: number[] = [];
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('x');
    }, 1_000);
    try {
      for (let round = 0; round < ROUNDS && open > MAX_THAT_STAY; round += 1) {
        const began = Date.now();
        expect(await agency.anyone.get('/health/ready')).toMatchObject({ status: 200 });
        times.push(Date.now() - began);
        const target = began + 1_000;
        await waitFor('the next second', () => (Date.now() >= target ? true : undefined));
      }
    } finally {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    }
    expect(Math.max(...times)).toBeLessThan(MAX_REPLY_MILLISECONDS);
    expect(times.length).toBeLessThan(ROUNDS);
  });
});
