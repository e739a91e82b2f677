import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { Company } from '../../companies/company.entity.js';
import { Employee } from '../../employees/employee.entity.js';
import { Key, Moment, MomentOfInsert, OneOf, SearchText } from '../../platform/database/column-types.js';
import { DUPLICATE_KINDS, type DuplicateKind } from './merge-kind.js';

declare module '../../auth/audit/audit.service.js' {
  interface AuditKinds {
    duplicate: true;
  }
}

/** Why two records may be the same. */
export const DUPLICATE_REASONS = [
  'same_phone',
  'similar_name',
  'same_email',
  'same_resume',
  'same_gstin',
  'same_domain',
  'same_name',
] as const;

/** What became of a pair. */
export const PAIR_STATES = ['open', 'dismissed', 'merged'] as const;
export type PairState = (typeof PAIR_STATES)[number];

/** Two records that may be the same person or company, found by the database. It goes with either of them. */
@Entity('duplicate_pairs')
@Unique('uq_duplicate_pairs_records', ['kind', 'first_id', 'second_id'])
@OneOf('ck_duplicate_pairs_kind', 'kind', DUPLICATE_KINDS)
@Check('ck_duplicate_pairs_order', `first_id < second_id`)
@OneOf('ck_duplicate_pairs_state', 'state', PAIR_STATES)
@Check('ck_duplicate_pairs_decided', `(state = 'open') = (decided_at is null)`)
export class DuplicatePair {
  @Key('pk_duplicate_pairs')
  duplicate_id: number;

  @Column('varchar', { length: 9 })
  kind: DuplicateKind;

  @Column('integer')
  first_id: number;

  @Column('integer')
  second_id: number;

  /** The same keys again, as references. Of a merged pair only the winner is left. */
  @Column('integer', { nullable: true })
  @ForeignKey(() => Employee, { name: 'fk_duplicate_pairs_first_employee', onDelete: 'CASCADE' })
  first_employee_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Employee, { name: 'fk_duplicate_pairs_second_employee', onDelete: 'CASCADE' })
  second_employee_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_duplicate_pairs_first_company', onDelete: 'CASCADE' })
  first_company_id: number | null;

  @Column('integer', { nullable: true })
  @ForeignKey(() => Company, { name: 'fk_duplicate_pairs_second_company', onDelete: 'CASCADE' })
  second_company_id: number | null;

  @Column('text', { array: true })
  reasons: string[];

  @Column('varchar', { length: 9, default: 'open' })
  state: PairState;

  @MomentOfInsert()
  created_at: Date;

  @Moment({ nullable: true })
  decided_at: Date | null;

  @Column('varchar', { length: 254, nullable: true })
  decided_by_name: string | null;

  @SearchText()
  search_text: string;
}
