import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { MomentOfInsert } from '../../../platform/database/column-types.js';

/** The pair of keys by which push services know this installation. */
@Entity('vapid_keys')
@Check('ck_vapid_keys_only_row', 'only_row')
export class VapidKey {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'pk_vapid_keys' })
  only_row: boolean;

  @Column('varchar', { length: 100 })
  public_key: string;

  /** Encrypted with a key of this installation's secret. */
  @Column('bytea')
  sealed_private_key: Buffer;

  @MomentOfInsert()
  created_at: Date;
}
