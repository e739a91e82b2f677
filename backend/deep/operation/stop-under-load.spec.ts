import { Agent, get } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Agency } from '../../test/support/agency.js';
import { waitFor } from '../../test/support/wait-for.js';

const CLIENTS = 16;
/** One over the connection that is there, and one over another. */
const CLOSING_PER_CLIENT = 2;
const PATHS = ['/api/admin/employees', '/api/admin/dashboard-stats', '/users/profile', '/health/live'];

interface Tally {
  answered: number;
  /** Answers that told the client to use another connection next time, of clients that came to their end. */
  closing: number;
  failures: string[];
}

/** One call over the client's own kept-alive connection. */
function call(base: string, path: string, token: string, agent: Agent): Promise<{ status: number; closes: boolean }> {
  return new Promise((resolve, reject) => {
    get(`${base}${path}`, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, closes: response.headers.connection === 'close' }),
      );
    }).once('error', reject);
  });
}

describe('R51: SIGTERM under load', () => {
  const agents: Agent[] = [];
  afterEach(() => {
    for (const agent of agents.splice(0)) agent.destroy();
  });

  function reusingAgent(): Agent {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  }

  it('fails no request, says it is not ready, and ends with 0', async () => {
    const agency = await Agency.openAlone();
    try {
      const { token = '' } = await agency.staff();
      const tally: Tally = { answered: 0, closing: 0, failures: [] };
      const client = async (index: number): Promise<void> => {
        const agent = reusingAgent();
        // whoever balances the load sends nothing more once it sees that this process is not ready
        for (let [n, closing] = [index, 0]; closing < CLOSING_PER_CLIENT; n += 1) {
          const path = PATHS[n % PATHS.length] ?? '';
          try {
            const { status, closes } = await call(agency.base, path, token, agent);
            tally.answered += 1;
            closing += closes ? 1 : 0;
            if (status !== 200) tally.failures.push(`${path}: ${status}`);
          } catch (error) {
            tally.failures.push(`${path}: ${String(error)}`);
            return;
          }
        }
        tally.closing += CLOSING_PER_CLIENT;
      };
      const load = Array.from({ length: CLIENTS }, (_, index) => client(index));
      await waitFor('the load to run', () => (tally.answered > 200 ? true : undefined));
      const ended = agency.product.stop('SIGTERM');
      await waitFor('the product to be unready', async () =>
        (await agency.anyone.get('/health/ready')).status === 503 ? true : undefined,
      );
      await Promise.all(load);
      expect(await ended).toBe(0);
      expect(tally.failures).toEqual([]);
      expect(tally.closing).toBe(CLIENTS * CLOSING_PER_CLIENT);
      expect(agency.product.errors).toBe('');
      expect(agency.product.entries.at(-1)).toMatchObject({ msg: 'Stopped' });
    } finally {
      await agency.close();
    }
  });
});
