import { Check, Entity, PrimaryColumn } from 'typeorm';
import { MomentOfInsert } from './column-types.js';

/** A version that processes must have at least; the newest of them counts. Migrations write it, and `oldest-version.ts` reads it. */
@Entity('oldest_versions')
@Check('ck_oldest_versions_version', `version ~ '^[0-9]+[.][0-9]+[.][0-9]+$'`)
export class NeededVersion {
  @PrimaryColumn('varchar', { length: 20, primaryKeyConstraintName: 'pk_oldest_versions' })
  version: string;

  @MomentOfInsert()
  needed_since: Date;
}
