import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { PLACEMENT_STATUSES } from '../src/employees/placement-status.js';
import { type Office } from './office.js';
import { type Outcomes } from './outcomes.js';

const BETWEEN_CALLS_MILLISECONDS = 20;
const BEFORE_A_REPEAT_MILLISECONDS = 100;

/** Acknowledged writes, which must never be lost. */
export class Ledger {
  /** Title of each job request by its key. */
  readonly jobs = new Map<number, string>();
  /** Statuses of each connection in acknowledged order. */
  readonly statuses = new Map<number, string[]>();

  get size(): number {
    return [...this.statuses.values()].reduce((sum, { length }) => sum + length, this.jobs.size);
  }
}

/** People at work, until they are stopped. */
export class Work {
  private stopped = false;
  private readonly lanes: Promise<void>[] = [];
  private posted = 0;

  constructor(
    private readonly office: Office,
    private readonly ledger: Ledger,
    private readonly outcomes: Outcomes,
  ) {}

  begin(): void {
    const { connectionIds } = this.office;
    for (let lane = 0; lane < 3; lane += 1) this.lane(() => this.postJob());
    for (const id of connectionIds) this.lane(this.statusChanges(id));
    for (const path of ['/api/admin/employees?range=[0,24]', '/api/admin/job-requests?range=[0,24]']) {
      this.lane(() => this.read('list', path));
    }
    for (const id of connectionIds) this.lane(() => this.read('record', `/api/admin/connections/${id}`));
  }

  /** Waits for running calls. */
  async end(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.lanes);
  }

  private lane(step: () => Promise<void>): void {
    const work = async (): Promise<void> => {
      while (!this.stopped) {
        await step();
        await delay(BETWEEN_CALLS_MILLISECONDS);
      }
    };
    this.lanes.push(work());
  }

  /** One idempotency key for all tries: the job must be there once. */
  private async postJob(): Promise<void> {
    this.posted += 1;
    const title = `Fitter ${this.posted} of ${randomUUID()}`;
    const body = { company_id: this.office.companyId, title, description: 'Posted while a machine is lost.' };
    const key = randomUUID();
    const made = await this.write(
      () => this.office.call('POST', '/jobs/create', body, { 'idempotency-key': key }),
      201,
    );
    if (made) this.ledger.jobs.set(Number(made['request_id']), title);
  }

  /** Repeating the present status changes nothing, so that each acknowledged change is one line of the history. */
  private statusChanges(connectionId: number): () => Promise<void> {
    const acknowledged = this.ledger.statuses.get(connectionId) ?? [];
    this.ledger.statuses.set(connectionId, acknowledged);
    return async () => {
      const placement_status = PLACEMENT_STATUSES[(acknowledged.length + 1) % PLACEMENT_STATUSES.length] ?? 'pending';
      const path = `/api/admin/connections/${connectionId}/status`;
      const done = await this.write(() => this.office.call('PUT', path, { placement_status }), 200);
      if (done) acknowledged.push(placement_status);
    };
  }

  /** Repeats until it is acknowledged; nothing is started after the stop. */
  private async write(
    call: () => ReturnType<Office['call']>,
    expected: number,
  ): Promise<Record<string, unknown> | undefined> {
    for (;;) {
      const { status, body } = await call();
      this.outcomes.note('write', status === expected, status);
      if (status === expected) return body;
      if (this.stopped) return undefined;
      await delay(BEFORE_A_REPEAT_MILLISECONDS);
    }
  }

  private async read(kind: 'list' | 'record', path: string): Promise<void> {
    const { status } = await this.office.call('GET', path);
    this.outcomes.note(kind, status === 200, status);
    if (status !== 200) await delay(BEFORE_A_REPEAT_MILLISECONDS);
  }
}
