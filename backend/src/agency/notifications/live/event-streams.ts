import { Readable } from 'node:stream';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { SessionAccounts } from '../../../auth/session-accounts.js';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { ApiException } from '../../../platform/errors/problem.js';
import { ReadinessService } from '../../../platform/health/readiness.service.js';
import { type Caller } from '../../../platform/http/caller.js';
import { isStaff } from '../../../platform/http/role.js';
import { MetricsService } from '../../../platform/metrics/metrics.service.js';
import { TOO_MANY_STREAMS } from './live.problems.js';
import { type LiveMessage } from './live-events.js';
import { PrimaryListener } from './primary-listener.js';

const MAX_OF_ACCOUNT = 5;
const MAX_OF_PROCESS = 1_200;
/** Sessions are looked at twice per heartbeat: a stream ends within 20 s of its session. */
const LOOK_MILLISECONDS = 9_000;
const LOOKS_PER_HEARTBEAT = 2;
/** What comes within this time is told together. */
const GATHERING_MILLISECONDS = 50;
/** A client that does not read is cut off at this. */
const MAX_UNREAD_BYTES = 16 * 1024;
/** All kinds of records. */
const EVERYTHING = '*';
/** How long a client that was replaced stays away. */
const RETRY_LATER = 'retry: 60000\n\n';

/** What an account finds unread, to be compared with what it was told. */
interface State {
  user_id: number;
  unread: number;
  newest: number | null;
}

const STATES = new PreparedStatement<State>(`
  select a.user_id,
    (select count(*)::int from (select from notifications n where n.user_id = a.user_id and n.bell and n.read_at is null limit 1000) u) as unread,
    (select max(n.notification_id) from notifications n where n.user_id = a.user_id and n.bell) as newest
  from unnest((select $1::int[])) a (user_id)`);

interface Stream {
  caller: Caller;
  body: Readable;
  /** Kinds that it is to be informed of. */
  changed: Set<string>;
  sentState: string;
}

/** Streams of events to open pages: how much is unread, and which lists are to be read again (docs/rules.md#events). */
@Injectable()
export class EventStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Live');
  /** Oldest first. */
  private readonly streams = new Set<Stream>();
  private readonly waiting = new Set<Stream>();
  private gathering: NodeJS.Timeout | undefined;
  private looking: NodeJS.Timeout | undefined;
  private looks = 0;

  constructor(
    private readonly statements: Statements,
    private readonly sessions: SessionAccounts,
    private readonly listener: PrimaryListener,
    private readonly readiness: ReadinessService,
    { registry }: MetricsService,
  ) {
    const gauge: Gauge = new Gauge({
      name: 'niyukt_event_streams',
      help: 'Pages that hear of news at once',
      registers: [registry],
      collect: () => gauge.set(this.streams.size),
    });
  }

  onApplicationBootstrap(): void {
    this.readiness.onStop(() => this.endAll());
    this.looking = setInterval(() => void this.look(), LOOK_MILLISECONDS).unref();
    this.listener.listen({
      hear: (message) => this.hear(message),
      missed: () => this.mark([...this.streams], [EVERYTHING]),
    });
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.looking);
    clearTimeout(this.gathering);
    this.endAll();
  }

  /**
   * Opens a stream. Of a sixth one of the account the oldest ends.
   * @throws ApiException (503) when this process has as many as it takes, or is about to stop
   */
  open(caller: Caller): Readable {
    if (this.readiness.isStopping || this.streams.size >= MAX_OF_PROCESS) {
      throw new ApiException(TOO_MANY_STREAMS, { retryAfter: 60 });
    }
    const own = [...this.streams].filter((stream) => stream.caller.userId === caller.userId);
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - MAX_OF_ACCOUNT))) {
      this.write(oldest, RETRY_LATER);
      this.end(oldest);
    }
    const body = new Readable({ read: () => undefined });
    const stream: Stream = { caller, body, changed: new Set(), sentState: '' };
    body.once('close', () => this.forget(stream));
    this.streams.add(stream);
    this.mark([stream], []);
    return body;
  }

  private forget(stream: Stream): void {
    this.streams.delete(stream);
    this.waiting.delete(stream);
  }

  private end(stream: Stream): void {
    if (!this.streams.has(stream)) return;
    this.forget(stream);
    stream.body.push(null);
  }

  private endAll(): void {
    for (const stream of this.streams) this.end(stream);
  }

  private hear({ kinds, accounts, isStaff: isForStaff }: LiveMessage): void {
    const recipients = new Set(accounts);
    const meant = ({ caller }: Stream): boolean => (isForStaff ? isStaff(caller.role) : recipients.has(caller.userId));
    this.mark([...this.streams].filter(meant), kinds);
  }

  private mark(streams: readonly Stream[], kinds: readonly string[]): void {
    if (!streams.length) return;
    for (const stream of streams) {
      for (const kind of kinds) stream.changed.add(kind);
      this.waiting.add(stream);
    }
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      const waiting = [...this.waiting];
      this.waiting.clear();
      void this.sendStates(waiting);
    }, GATHERING_MILLISECONDS);
  }

  /** Sends each stream what is unread by now, and what changed. */
  private async sendStates(streams: readonly Stream[]): Promise<void> {
    try {
      const states = await this.statesOf(streams);
      for (const stream of streams) this.send(stream, states.get(stream.caller.userId));
    } catch (error) {
      // the next look makes it good
      this.logger.warn({ error }, 'What is unread could not be read');
    }
  }

  private send(stream: Stream, state: State | undefined): void {
    const { unread = 0, newest = null } = state ?? {};
    const changed = stream.changed.has(EVERYTHING) ? [EVERYTHING] : [...stream.changed];
    stream.changed.clear();
    stream.sentState = `${unread} ${newest ?? ''}`;
    this.write(stream, `data: ${JSON.stringify({ unread, changed })}\n\n`);
  }

  private write(stream: Stream, text: string): void {
    // it ended while what it is told was read
    if (!this.streams.has(stream)) return;
    if (stream.body.readableLength > MAX_UNREAD_BYTES) stream.body.destroy();
    else stream.body.push(text);
  }

  /** Ends streams whose session has ended, and tells what was not told: the message about it may have been lost. */
  private async look(): Promise<void> {
    const streams = [...this.streams];
    this.looks += 1;
    if (this.looks % LOOKS_PER_HEARTBEAT === 0) for (const stream of streams) this.write(stream, ': still here\n\n');
    if (!streams.length) return;
    try {
      const [hold, states] = await Promise.all([
        this.sessions.areStillValid(streams.map(({ caller }) => caller)),
        this.statesOf(streams),
      ]);
      streams.forEach((stream, index) => {
        const state = states.get(stream.caller.userId);
        if (!hold[index]) this.end(stream);
        else if (stream.sentState !== `${state?.unread ?? 0} ${state?.newest ?? ''}`) this.send(stream, state);
      });
    } catch (error) {
      this.logger.warn({ error }, 'Sessions of streams could not be looked at; it is tried again');
    }
  }

  private async statesOf(streams: readonly Stream[]): Promise<Map<number, State>> {
    const accounts = [...new Set(streams.map(({ caller }) => caller.userId))];
    const states = await this.statements.run(STATES, [accounts]);
    return new Map(states.map((state) => [state.user_id, state]));
  }
}
