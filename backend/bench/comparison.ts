import type pg from 'pg';
import { load, median, type Stretch } from './load.js';
import { databaseProcess, familyTime, machineTime, processTime } from './processor-time.js';
import { type ServerProcess } from './server-process.js';
import { type Work } from './works.js';

/** How long each round is, and how many there are. */
export interface Pace {
  rounds: number;
  milliseconds: number;
}

/** Medians of a server's rounds, for one kind of work at one concurrency. */
export interface Measured extends Stretch {
  /** Milliseconds of processor time per answer; undefined where the system does not report it. */
  serverTime: number | undefined;
  databaseTime: number | undefined;
  /** Processors used by other programs. */
  foreign: number | undefined;
}

/** Measures the servers in turn, round by round, so that other load on the machine affects all alike. */
export async function interleaved(
  servers: readonly ServerProcess[],
  work: (server: ServerProcess) => Work,
  concurrency: number,
  { rounds, milliseconds }: Pace,
  client: pg.Client,
): Promise<Measured[]> {
  const stretches = servers.map((): Measured[] => []);
  const postmaster = await databaseProcess(client);
  // the first calls are slower
  for (const server of servers) await load(server.origin, work(server).next, concurrency, milliseconds / 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries()) {
      const { next } = work(server);
      const stretch = await timed(server, postmaster, () => load(server.origin, next, concurrency, milliseconds));
      stretches[index]?.push(stretch);
    }
  }
  return stretches.map(medians);
}

async function timed(
  server: ServerProcess,
  postmaster: number | undefined,
  work: () => Promise<Stretch>,
): Promise<Measured> {
  const look = (): (number | undefined)[] => [
    processTime(server.pid),
    postmaster === undefined ? undefined : familyTime(postmaster),
    processTime(process.pid),
    machineTime(),
  ];
  const began = performance.now();
  const before = look();
  const stretch = await work();
  const spent = look().map((now, index) => difference(now, before[index]));
  const [ofServer, ofDatabase, ofThis, ofMachine] = spent;
  const per = (time: number | undefined): number | undefined => time && time / stretch.answers;
  const foreign = ofMachine === undefined ? undefined : ofMachine - (ofServer ?? 0) - (ofDatabase ?? 0) - (ofThis ?? 0);
  return {
    ...stretch,
    serverTime: per(ofServer),
    databaseTime: per(ofDatabase),
    foreign: foreign && Math.max(0, foreign / (performance.now() - began)),
  };
}

function difference(now: number | undefined, before: number | undefined): number | undefined {
  return now === undefined || before === undefined ? undefined : now - before;
}

function medians(rounds: Measured[]): Measured {
  const of = (field: keyof Measured): number => median(rounds.map((round) => round[field] ?? 0));
  const known = (field: keyof Measured): number | undefined =>
    rounds.some((round) => round[field] === undefined) ? undefined : of(field);
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    answers: of('answers'),
    serverTime: known('serverTime'),
    databaseTime: known('databaseTime'),
    foreign: known('foreign'),
  };
}
