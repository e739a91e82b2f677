import { type Cluster } from './cluster.js';
import { type DatabaseNode } from './cluster-files.js';
import { type Office } from './office.js';
import { Outcomes, type CallKind } from './outcomes.js';
import { compare } from './verification.js';
import { waitFor } from './wait-for.js';
import { Work, type Ledger } from './work.js';

const CALLS_BEFORE = 200;
const LONGEST_WITHOUT_WRITES_SECONDS = 30;
const LONGEST_WITHOUT_READS_SECONDS = 10;

/** A way to lose the primary, and to get its machine back. */
interface Failure {
  name: string;
  sentence: string;
  happen: (cluster: Cluster, primary: DatabaseNode) => void;
  mend?: (cluster: Cluster, primary: DatabaseNode) => void;
}

export const FAILURES: Failure[] = [
  {
    name: 'server',
    sentence: 'kill -9 of every process of PostgreSQL on the primary',
    happen: (cluster, primary) => cluster.killPostgres(primary),
  },
  {
    name: 'machine',
    sentence: 'kill -9 of PostgreSQL, Patroni and etcd on the primary, as when a machine is gone',
    happen: (cluster, primary) => cluster.killMachine(primary),
    mend: (cluster, primary) => cluster.startNode(primary),
  },
  {
    name: 'silence',
    sentence:
      'PostgreSQL, Patroni and etcd on the primary stop in the middle of everything, connections open, and wake up later',
    happen: (cluster, primary) => cluster.signalMachine(primary, 'SIGSTOP'),
    mend: (cluster, primary) => cluster.signalMachine(primary, 'SIGCONT'),
  },
];

/** What one failure cost. Times are in seconds. */
export interface Proof {
  failure: string;
  primaryBefore: string;
  primaryAfter: string;
  /** Writes since the cluster was made. */
  acknowledged: number;
  lost: number;
  surplus: number;
  withoutWrites: number;
  withoutLists: number;
  withoutRecords: number;
  /** From the moment its machine could until it was a replica again. */
  rejoined: number;
  failedCalls: Record<CallKind, string>;
  /** A sentence for each promise that was not kept. */
  missed: string[];
}

/** Lets people work, loses the primary, waits until all is well again, and looks for every acknowledged write. */
export async function prove(
  { name, happen, mend }: Failure,
  cluster: Cluster,
  office: Office,
  ledger: Ledger,
): Promise<Proof> {
  const outcomes = new Outcomes();
  const work = new Work(office, ledger, outcomes);
  const primaryBefore = await cluster.primary();
  work.begin();
  try {
    await waitFor('work to be under way', () => outcomes.count('write') > CALLS_BEFORE || undefined);
    const moment = performance.now();
    happen(cluster, primaryBefore);
    const primaryAfter = await waitFor('another primary', async () => {
      const name = await cluster.primary();
      return name === primaryBefore ? undefined : name;
    });
    await waitFor('writes to be taken again', () => outcomes.hasSucceededSince('write', moment) || undefined);
    const mended = performance.now();
    mend?.(cluster, primaryBefore);
    await cluster.isWhole();
    const rejoined = (performance.now() - mended) / 1000;
    const silence = (kind: CallKind): number => outcomes.longestSilence(kind, moment);
    const [withoutWrites, withoutLists, withoutRecords] = [silence('write'), silence('list'), silence('record')];
    await work.end();
    const { lost, surplus } = await compare(cluster, ledger);
    const proof = {
      ...{ failure: name, primaryBefore, primaryAfter, acknowledged: ledger.size, lost, surplus },
      ...{ withoutWrites, withoutLists, withoutRecords, rejoined },
      failedCalls: {
        ...{ write: outcomes.failuresOf('write'), list: outcomes.failuresOf('list') },
        record: outcomes.failuresOf('record'),
      },
    };
    return { ...proof, missed: missedBy(proof) };
  } finally {
    await work.end();
  }
}

function missedBy(proof: Omit<Proof, 'missed'>): string[] {
  const rules: [boolean, string][] = [
    [proof.lost > 0, `${proof.lost} acknowledged writes are lost`],
    [proof.surplus > 0, `${proof.surplus} writes were made twice`],
    [proof.withoutWrites >= LONGEST_WITHOUT_WRITES_SECONDS, `no write for ${proof.withoutWrites.toFixed(1)} s`],
    [proof.withoutLists >= LONGEST_WITHOUT_READS_SECONDS, `no list for ${proof.withoutLists.toFixed(1)} s`],
    [proof.withoutRecords >= LONGEST_WITHOUT_READS_SECONDS, `no record for ${proof.withoutRecords.toFixed(1)} s`],
  ];
  return rules.filter(([isMissed]) => isMissed).map(([, sentence]) => sentence);
}
