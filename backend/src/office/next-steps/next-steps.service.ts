import { Injectable } from '@nestjs/common';
import { CONNECTION_NOT_FOUND } from '../../connections/connections.problems.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { CONNECTION_FACTS, type ConnectionFacts, RECORD_FACTS } from './connection-facts.js';
import { type ConnectionStepsDto, type NextStepDto } from './next-step.dto.js';
import { type Action, ACTIONS, nextStepOf } from './next-step.js';
import { stepsOf } from './steps.js';

/** What follows for connections (docs/rules.md#next-step). */
@Injectable()
export class NextStepsService {
  constructor(private readonly statements: Statements) {}

  /** Those that something follows for, or that can be said of where they stand, in the order of the keys. */
  async of({ missing }: Caller, connections: readonly number[]): Promise<NextStepDto[]> {
    const facts = await this.statements.run(CONNECTION_FACTS, [connections]);
    return facts.flatMap((known) => nextOf(known, !missing.includes('money')) ?? []);
  }

  /** How far one connection is. */
  async stepsOf({ missing }: Caller, id: number): Promise<ConnectionStepsDto> {
    const [facts] = await this.statements.run(RECORD_FACTS, [id]);
    if (!facts) throw new ApiException(CONNECTION_NOT_FOUND);
    const seesMoney = !missing.includes('money');
    const next_step = nextOf(facts, seesMoney) ?? null;
    return { next_step, steps: stepsOf(facts, next_step?.action ?? null, seesMoney) };
  }
}

function nextOf(known: ConnectionFacts, seesMoney: boolean): NextStepDto | undefined {
  const step = nextStepOf(known, seesMoney);
  if (!step) return undefined;
  const { action } = step;
  const { connection_id } = known;
  return { connection_id, ...step, label: action && ACTIONS[action], record_id: recordOf(action, known) };
}

/** What an action is about, where it is not the connection itself. */
function recordOf(action: Action | null, { interview, placement }: ConnectionFacts): number | null {
  if (action === 'open_interview') return interview?.interview_id ?? null;
  if (action === 'send_invoice' || action === 'record_payment') return placement?.invoice_id ?? null;
  if (action === 'decide_claim') return placement?.claim_id ?? null;
  const isOfPlacement = action === 'enter_joining' || action === 'enter_gross' || action === 'issue_invoice';
  return isOfPlacement ? (placement?.placement_id ?? null) : null;
}
