import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { Company } from '../../companies/company.entity.js';
import { Key, Moment, MomentOfInsert, OneOf, SearchText } from '../../platform/database/column-types.js';
import { Placement } from '../placements/placement.entity.js';
import { CLAIM_REASONS, CLAIM_STATES, type ClaimReason, type ClaimState } from './claim-state.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    'warranty claim': true;
  }
}

/** A claim under the replacement warranty. It exists as long as its placement. */
@Entity('warranty_claims')
@Check('ck_warranty_claims_filed_by', `filed_by in ('company', 'agency')`)
@OneOf('ck_warranty_claims_reason', 'reason', CLAIM_REASONS)
@OneOf('ck_warranty_claims_state', 'state', CLAIM_STATES)
@Check('ck_warranty_claims_covered', `is_covered or state = 'declined'`)
@Check('ck_warranty_claims_decision', `(state = 'filed') = (decided_at is null)`)
@Check('ck_warranty_claims_replacement', `(state = 'replaced') = (replacement_placement_id is not null)`)
export class WarrantyClaim {
  @Key('pk_warranty_claims')
  claim_id: number;

  @Column('integer')
  @ForeignKey(() => Placement, { name: 'fk_warranty_claims_placement' })
  placement_id: number;

  /** Null when the company was deleted. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_warranty_claims_company', onDelete: 'SET NULL' })
  company_id: number | null;

  @Column('varchar', { length: 7 })
  filed_by: 'company' | 'agency';

  @MomentOfInsert()
  filed_at: Date;

  /** Day in India, `YYYY-MM-DD`. */
  @Column('date')
  last_working_day: string;

  @Column('varchar', { length: 10 })
  reason: ClaimReason;

  @Column('varchar', { length: 2000, nullable: true })
  note: string | null;

  /** Decided when it was filed. */
  @Column('boolean')
  is_covered: boolean;

  @Column('boolean')
  late_notice: boolean;

  @Column('varchar', { length: 8, default: 'filed' })
  state: ClaimState;

  /** Reason of the decision, or of closing. */
  @Column('varchar', { length: 500, nullable: true })
  decision_reason: string | null;

  @Moment({ nullable: true })
  decided_at: Date | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Placement, { name: 'fk_warranty_claims_replacement' })
  replacement_placement_id: number | null;

  @SearchText()
  search_text: string;
}
