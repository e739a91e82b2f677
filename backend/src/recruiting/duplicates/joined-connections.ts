import { type EntityManager } from 'typeorm';
import { type Reveal, REVEALS, type Share } from '../../connections/share.js';
import { type PlacementStatus } from '../../employees/placement-status.js';
import { ApiException } from '../../platform/errors/problem.js';
import { BOTH_PLACED } from './merge.problems.js';
import { type Row } from './row-images.js';

/** Two connections to the same job that a merge makes one. */
export interface JoinedConnection {
  connection_id: number;
  job_title: string;
  /** Of the winner and of the loser. */
  statuses: [PlacementStatus, PlacementStatus];
  placement_status: PlacementStatus;
}

/** How two connections become one. */
export interface Joining {
  joined: JoinedConnection;
  remaining: Connection;
  lost: Connection;
  /** The placement that stays without a connection. */
  detached: number | null;
  /** Whether what the company was shown is the lost one's. */
  isLostShown: boolean;
  /** What the connection is from then on. */
  facts: Row;
}

interface Connection extends Row {
  connection_id: number;
  placement_status: PlacementStatus;
  connection_date: string;
  admin_notes: string | null;
  job_title: string;
  share: Share;
  reveal: Reveal;
  submitted_at: string | null;
}

interface Placement extends Row {
  placement_id: number;
  state: string;
  has_documents: boolean;
}

interface Side {
  connection: Connection;
  placement: Placement | null;
}

/** How far a connection went: being placed is further than being turned down, and `resigned` comes after it (docs/rules.md#merges). */
const HOW_FAR: Readonly<Record<PlacementStatus, number>> = {
  pending: 0,
  shortlisted: 1,
  interview_scheduled: 2,
  interview_completed: 3,
  selected: 4,
  offered: 5,
  rejected: 6,
  dropped: 7,
  placed: 8,
  resigned: 9,
};
/** More than any status alone. */
const WITH_PLACEMENT = Object.keys(HOW_FAR).length;

const PLACEMENT = (
  connection: string,
): string => `(select to_jsonb(p) - 'search_text' || jsonb_build_object('has_documents',
    coalesce(p.invoice_state <> 'credited', false) or coalesce(p.replaces_placement_id, p.replaced_by_placement_id) is not null
      or exists (select from warranty_claims c where c.placement_id = p.placement_id))
  from placements p where p.connection_id = ${connection}.connection_id)`;

const BOTH = `select to_jsonb(w) as "ofWinner", to_jsonb(l) as "ofLoser", ${PLACEMENT('w')} as "placementOfWinner",
    ${PLACEMENT('l')} as "placementOfLoser"
  from connections w join connections l using (request_id)
  where w.employee_id = $1 and l.employee_id = $2 order by w.connection_id`;

/**
 * How the connections of two people to the same job become the winner's, with the status and the placement of the one that went further,
 * and both histories. Their placements stay locked.
 * @throws ApiException (409) when both were placed there and both placements have documents
 */
export async function joinings(
  transaction: EntityManager,
  { winnerId, loserId }: { winnerId: number; loserId: number },
): Promise<Joining[]> {
  await transaction.query(
    `select from placements where connection_id in (select connection_id from connections where employee_id = any($1))
     order by placement_id for update`,
    [[winnerId, loserId]],
  );
  const pairs = await transaction.query<
    {
      ofWinner: Connection;
      ofLoser: Connection;
      placementOfWinner: Placement | null;
      placementOfLoser: Placement | null;
    }[]
  >(BOTH, [winnerId, loserId]);
  return pairs.map(({ ofWinner, ofLoser, placementOfWinner, placementOfLoser }) =>
    joiningOf(
      { connection: ofWinner, placement: placementOfWinner },
      { connection: ofLoser, placement: placementOfLoser },
    ),
  );
}

function joiningOf(winner: Side, loser: Side): Joining {
  const [remaining, lost] = [winner.connection, loser.connection];
  if (isLive(winner) && isLive(loser) && winner.placement?.has_documents && loser.placement?.has_documents) {
    throw new ApiException(BOTH_PLACED, { values: { job: remaining.job_title } });
  }
  const [further, other] = rankOf(loser) > rankOf(winner) ? [loser, winner] : [winner, loser];
  const { connection_id, job_title } = remaining;
  const statuses: JoinedConnection['statuses'] = [remaining.placement_status, lost.placement_status];
  const { placement_status } = further.connection;
  return {
    joined: { connection_id, job_title, statuses, placement_status },
    remaining,
    lost,
    detached: further.placement && other.placement ? other.placement.placement_id : null,
    isLostShown: shownRank(lost) > shownRank(remaining),
    facts: joinedFacts(further, other),
  };
}

/** Facts of the one that went further; what it lacks is the other's. The joining date of a placement is its own. */
function joinedFacts(further: Side, other: Side): Row {
  const [facts, others] = [further.connection, other.connection];
  const either = (column: string): unknown => facts[column] ?? others[column];
  const notes = [facts.admin_notes, others.admin_notes].filter((note) => note !== null);
  return {
    placement_status: facts.placement_status,
    status_changed_at: facts['status_changed_at'],
    connection_date: [facts.connection_date, others.connection_date].toSorted()[0],
    placement_date: either('placement_date'),
    joining_date: further.placement ? facts['joining_date'] : either('joining_date'),
    offered_salary: either('offered_salary'),
    final_salary: either('final_salary'),
    claim_id: either('claim_id'),
    drop_reason: either('drop_reason'),
    admin_notes: [...new Set(notes)].join('\n\n') || null,
    ...joinedShare(further.connection, other.connection),
  };
}

/** A company that sees one of two records sees the person: what it was shown stays, with the earlier day and the higher reveal. */
function joinedShare(facts: Connection, others: Connection): Row {
  const [shown, unshown] = shownRank(others) > shownRank(facts) ? [others, facts] : [facts, others];
  const days = [shown.submitted_at, unshown.submitted_at].filter((day) => day !== null);
  const reveals = [shown.reveal, unshown.reveal].toSorted((a, b) => REVEALS.indexOf(a) - REVEALS.indexOf(b));
  return {
    share: shown.share,
    reveal: shown.share === 'submitted' ? reveals.at(-1) : shown.reveal,
    original_file: shown['original_file'],
    display_name: shown['display_name'] ?? unshown['display_name'],
    submitted_at: days.toSorted()[0] ?? null,
    company_answer: shown['company_answer'] ?? unshown['company_answer'],
    company_answered_at: shown['company_answered_at'] ?? unshown['company_answered_at'],
    refused_at: shown['refused_at'] ?? unshown['refused_at'],
  };
}

/** Who is shown outranks who waits to be, and both outrank the rest: the sheet and its wait are that one's. */
const shownRank = ({ share }: Connection): number => ['waiting', 'submitted'].indexOf(share);

/** A placement that was not reverted. */
function isLive({ placement }: Side): boolean {
  return placement !== null && placement.state !== 'reverted';
}

/** A placement outweighs every status without one, and documents outweigh a placement without. */
function rankOf(side: Side): number {
  const status = HOW_FAR[side.connection.placement_status];
  if (!isLive(side)) return status;
  return status + WITH_PLACEMENT * (side.placement?.has_documents ? 2 : 1);
}
