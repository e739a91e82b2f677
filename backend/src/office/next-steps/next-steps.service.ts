import { Injectable } from '@nestjs/common';
import { Statements } from '../../platform/database/statements.js';
import { type Caller } from '../../platform/http/caller.js';
import { FACTS } from './connection-facts.js';
import { type NextStepDto } from './next-step.dto.js';
import { ACTIONS, nextStepOf } from './next-step.js';

/** What follows for connections (docs/rules.md#next-step). */
@Injectable()
export class NextStepsService {
  constructor(private readonly statements: Statements) {}

  /** Those that something follows for, or that can be said of where they stand, in the order of the keys. */
  async of({ missing }: Caller, connections: readonly number[]): Promise<NextStepDto[]> {
    const seesMoney = !missing.includes('money');
    const facts = await this.statements.run(FACTS, [connections]);
    return facts
      .toSorted((one, other) => one.connection_id - other.connection_id)
      .flatMap((known) => {
        const step = nextStepOf(known, seesMoney);
        if (!step) return [];
        const { connection_id, interview, placement } = known;
        return {
          connection_id,
          ...step,
          label: step.action && ACTIONS[step.action],
          interview_id: interview?.interview_id ?? null,
          placement_id: placement?.placement_id ?? null,
          invoice_id: (seesMoney && placement?.invoice_id) || null,
        };
      });
  }
}
