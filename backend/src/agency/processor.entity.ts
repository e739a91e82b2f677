import { Check, Column, Entity, Unique } from 'typeorm';
import { Key } from '../platform/database/column-types.js';

declare module '../auth/audit/audit.service.js' {
  interface AuditKinds {
    processor: true;
  }
}

/** A company that processes personal data for the agency, and only as it says (DPDP Act 2023, s.8(2)). */
@Entity('processors')
@Unique('uq_processors_name', ['name'])
@Check('ck_processors_name', `btrim(name) <> ''`)
@Check('ck_processors_task', `btrim(task) <> ''`)
@Check('ck_processors_data', `btrim(data) <> ''`)
@Check('ck_processors_country', `btrim(country) <> ''`)
export class Processor {
  @Key('pk_processors')
  processor_id: number;

  @Column('varchar', { length: 160 })
  name: string;

  /** What it does for the agency. */
  @Column('varchar', { length: 200 })
  task: string;

  /** Which data it gets. */
  @Column('varchar', { length: 300 })
  data: string;

  /** Where it processes them. */
  @Column('varchar', { length: 80 })
  country: string;

  /** Day of the contract, `YYYY-MM-DD`; null while there is none. */
  @Column('date', { nullable: true })
  contract_day: string | null;
}
