import { changeStatuses, type Outcome, registerMany, storedChanges } from './acknowledged-writes.js';
import { Agency } from './agency.js';
import { Office } from './office.js';
import { PostgresServer } from './postgres-server.js';
import { PUNCTUAL } from './product-process.js';

const CLIENTS = 10;

/** What was acknowledged, what is stored, and how clients fared. */
export interface Comparison extends Outcome {
  stored: string[];
  duplicateMails: number;
}

/** The product in production mode on a database server of its own, which is killed in the middle of its work. */
export class KilledDatabase {
  private constructor(
    readonly server: PostgresServer,
    readonly agency: Agency,
    private readonly office: Office,
  ) {}

  static async open(): Promise<KilledDatabase> {
    const server = await PostgresServer.start();
    const agency = await Agency.openInProduction({ ...PUNCTUAL, DATABASE_URL: server.database.url }, server.database);
    return new KilledDatabase(server, agency, await Office.of(agency));
  }

  async close(): Promise<void> {
    await this.agency.close();
    await this.server.remove();
  }

  /** @param killAt numbers of registrations after which the server is killed */
  async register(people: number, killAt: number[]): Promise<Comparison> {
    const kills = this.killer(killAt);
    const outcome = await registerMany(this.agency, people, CLIENTS, kills.after);
    await kills.done();
    const rows = await this.office.sql<{ email: string }>(
      `select u.email from users u join employees e using (user_id)
       join audit_log a on a.kind = 'employee' and a.action = 'registered' and a.record_id = e.employee_id`,
    );
    return { ...outcome, stored: rows.map(({ email }) => email), duplicateMails: this.agency.mail.duplicates };
  }

  /** @param killAt numbers of changes after which the server is killed */
  async changeStatuses(changesOfEach: number, killAt: number[]): Promise<Comparison> {
    const connections: number[] = [];
    for (let n = 0; n < CLIENTS; n += 1) connections.push((await this.office.freshConnection()).id);
    const kills = this.killer(killAt);
    const outcome = await changeStatuses(this.office, connections, changesOfEach, kills.after);
    await kills.done();
    return {
      ...outcome,
      stored: await storedChanges(this.office, connections),
      duplicateMails: this.agency.mail.duplicates,
    };
  }

  private killer(killAt: number[]): { after: (count: number) => void; done: () => Promise<unknown> } {
    const kills: Promise<void>[] = [];
    const after = (count: number): void => {
      const kill = killAt.indexOf(count);
      if (kill >= 0) kills.push(this.server.kill({ leavingOrphans: kill % 2 === 1 }));
    };
    const done = async (): Promise<void> => {
      await Promise.all(kills);
      if (kills.length !== killAt.length) throw new Error(`${kills.length} of ${killAt.length} kills`);
    };
    return { after, done };
  }
}
