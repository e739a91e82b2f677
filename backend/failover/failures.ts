import { type Cluster, type Part } from './cluster.js';
import { type DatabaseNode } from './cluster-files.js';
import { type Office } from './office.js';
import { type CallKind, Outcomes } from './outcomes.js';
import { compare } from './verification.js';
import { waitFor } from './wait-for.js';
import { type Ledger, Work } from './work.js';

const CALLS_BEFORE = 200;
const MAX_WITHOUT_WRITES_SECONDS = 30;
const MAX_WITHOUT_READS_SECONDS = 10;

/** How a machine or a part of it fails, and how it recovers. */
interface Failure {
  name: string;
  sentence: string;
  /** The part whose machine fails. */
  part: Part;
  /** Seconds; the primary is expected to stay where it is, even when this lasts as long. */
  lasts?: number;
  happen: (cluster: Cluster, node: DatabaseNode) => void;
  mend?: (cluster: Cluster, node: DatabaseNode) => void;
}

export const FAILURES: Failure[] = [
  {
    name: 'server',
    part: 'leader',
    sentence: 'kill -9 of every process of PostgreSQL on the primary',
    happen: (cluster, node) => cluster.killPostgres(node),
  },
  {
    name: 'machine',
    part: 'leader',
    sentence: 'kill -9 of PostgreSQL, Patroni and etcd on the primary, as when a machine is gone',
    happen: (cluster, node) => cluster.killMachine(node),
    mend: (cluster, node) => cluster.startNode(node),
  },
  {
    name: 'silence',
    part: 'leader',
    sentence:
      'PostgreSQL, Patroni and etcd on the primary stop in the middle of everything, connections open, and wake up later',
    happen: (cluster, node) => cluster.signalMachine(node, 'SIGSTOP'),
    mend: (cluster, node) => cluster.signalMachine(node, 'SIGCONT'),
  },
  {
    name: 'standby',
    part: 'sync_standby',
    sentence: 'the same on the replica that every commit waits for',
    lasts: 20,
    happen: (cluster, node) => cluster.signalMachine(node, 'SIGSTOP'),
    mend: (cluster, node) => cluster.signalMachine(node, 'SIGCONT'),
  },
  {
    name: 'etcd',
    part: 'leader',
    sentence: 'kill -9 of etcd on two of the three machines, for twice as long as a lock lives',
    lasts: 40,
    happen: (cluster) => cluster.killMajority(),
    mend: (cluster) => cluster.startMajority(),
  },
];

/** What one failure cost. Times in seconds. */
export interface Proof {
  failure: string;
  primaryBefore: string;
  primaryAfter: string;
  /** Writes since the cluster started. */
  acknowledged: number;
  lost: number;
  surplus: number;
  withoutWrites: number;
  withoutLists: number;
  withoutRecords: number;
  /** From the start of the recovery until there were a primary and two replicas again. */
  rejoined: number;
  failedCalls: Record<CallKind, string>;
  /** A sentence for each broken promise. */
  missed: string[];
}

/** Runs work through a failure, waits for the recovery, and looks for every acknowledged write. */
export async function prove(
  { name, part, lasts, happen, mend }: Failure,
  cluster: Cluster,
  office: Office,
  ledger: Ledger,
): Promise<Proof> {
  const outcomes = new Outcomes();
  const work = new Work(office, ledger, outcomes);
  const primaryBefore = await cluster.machineOf('leader');
  const node = await cluster.machineOf(part);
  work.begin();
  try {
    await waitFor('work to be under way', () => outcomes.count('write') > CALLS_BEFORE || undefined);
    const moment = performance.now();
    happen(cluster, node);
    if (lasts) await waitFor('the time to be over', () => performance.now() > moment + lasts * 1000 || undefined);
    else
      await waitFor('another primary', async () => (await cluster.machineOf('leader')) !== primaryBefore || undefined);
    const settled = performance.now();
    await waitFor('writes to be taken again', () => outcomes.hasSucceededSince('write', settled) || undefined);
    const mended = performance.now();
    mend?.(cluster, node);
    await cluster.isWhole();
    const primaryAfter = await cluster.machineOf('leader');
    const rejoined = (performance.now() - mended) / 1000;
    const silence = (kind: CallKind): number => outcomes.longestSilence(kind, moment);
    const [withoutWrites, withoutLists, withoutRecords] = [silence('write'), silence('list'), silence('record')];
    await work.end();
    const { lost, surplus } = await compare(cluster, ledger);
    const moved = primaryAfter !== primaryBefore;
    const proof = {
      failure: name,
      primaryBefore,
      primaryAfter,
      acknowledged: ledger.size,
      lost,
      surplus,
      withoutWrites,
      withoutLists,
      withoutRecords,
      rejoined,
      failedCalls: {
        write: outcomes.failuresOf('write'),
        list: outcomes.failuresOf('list'),
        record: outcomes.failuresOf('record'),
      },
    };
    const missed = missedBy(proof);
    if (moved === (lasts !== undefined)) missed.push(moved ? 'the primary moved' : 'the primary came back');
    return { ...proof, missed };
  } finally {
    await work.end();
  }
}

function missedBy(proof: Omit<Proof, 'missed'>): string[] {
  const rules: [boolean, string][] = [
    [proof.lost > 0, `${proof.lost} acknowledged writes are lost`],
    [proof.surplus > 0, `${proof.surplus} writes were made twice`],
    [proof.withoutWrites >= MAX_WITHOUT_WRITES_SECONDS, `no write for ${proof.withoutWrites.toFixed(1)} s`],
    [proof.withoutLists >= MAX_WITHOUT_READS_SECONDS, `no list for ${proof.withoutLists.toFixed(1)} s`],
    [proof.withoutRecords >= MAX_WITHOUT_READS_SECONDS, `no record for ${proof.withoutRecords.toFixed(1)} s`],
  ];
  return rules.filter(([isMissed]) => isMissed).map(([, sentence]) => sentence);
}
