import { type Cluster } from './cluster.js';
import { type Ledger } from './work.js';

/** Differences between the database and the acknowledged writes. */
export interface Differences {
  lost: number;
  /** Done twice, or never requested. */
  surplus: number;
}

/** Looks for every acknowledged write in the primary. */
export async function compare(cluster: Cluster, ledger: Ledger): Promise<Differences> {
  const jobs = await compareJobs(cluster, ledger.jobs);
  const statuses = await compareStatuses(cluster, ledger.statuses);
  return { lost: jobs.lost + statuses.lost, surplus: jobs.surplus + statuses.surplus };
}

async function compareJobs(cluster: Cluster, acknowledged: Map<number, string>): Promise<Differences> {
  const rows = await cluster.sql<{ request_id: number; title: string }>('select request_id, title from job_requests');
  const stored = new Map(rows.map(({ request_id, title }) => [request_id, title]));
  const times = new Map<string, number>();
  for (const { title } of rows) times.set(title, (times.get(title) ?? 0) + 1);
  return {
    lost: [...acknowledged].filter(([id, title]) => stored.get(id) !== title).length,
    surplus: [...times.values()].filter((count) => count > 1).length,
  };
}

/** The history of each connection must equal the acknowledged changes in order, but for one that was running at the end. */
async function compareStatuses(cluster: Cluster, acknowledged: Map<number, string[]>): Promise<Differences> {
  let lost = 0;
  let surplus = 0;
  for (const [connectionId, statuses] of acknowledged) {
    const rows = await cluster.sql<{ to_status: string }>(
      'select to_status from placement_history where connection_id = $1 and from_status is not null order by history_id',
      [connectionId],
    );
    const survived = rows.map(({ to_status }) => to_status);
    const firstDifference = statuses.findIndex((status, place) => survived[place] !== status);
    if (firstDifference >= 0) lost += statuses.length - firstDifference;
    surplus += Math.max(0, survived.length - statuses.length - 1);
  }
  return { lost, surplus };
}
