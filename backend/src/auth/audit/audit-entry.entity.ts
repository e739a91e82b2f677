import { Column, Entity } from 'typeorm';
import { Key, MomentOfChange, SearchText } from '../../platform/database/column-types.js';
import { expiresByFunction } from '../../platform/database/expiry.js';

/** Who did what to which record, when, from where. Append-only; entries may be purged after 13 months. */
@Entity('audit_log')
export class AuditEntry {
  @Key('pk_audit_log', 'bigint')
  audit_id: string;

  @MomentOfChange()
  at: Date;

  @Column('integer', { nullable: true })
  actor_id: number | null;

  @Column('varchar', { length: 254 })
  actor_email: string;

  @Column('varchar', { length: 20 })
  actor_role: string;

  @Column('varchar', { length: 40 })
  action: string;

  @Column('varchar', { length: 40 })
  kind: string;

  @Column('integer', { nullable: true })
  record_id: number | null;

  /** The record's name at that time, readable after its deletion. */
  @Column('varchar', { length: 400, default: '' })
  record_name: string;

  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  @Column('varchar', { length: 64, nullable: true })
  request_id: string | null;

  @Column('varchar', { length: 64, nullable: true })
  address: string | null;

  @SearchText()
  search_text: string;
}

expiresByFunction('audit_log', 'purge_audit_log');
