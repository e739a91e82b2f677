import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The agency's logo as the sandbox has drawn it: a row, or none. */
@Entity('agency_logo')
@Check('ck_agency_logo_only_row', 'only_row')
export class AgencyLogo {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'pk_agency_logo' })
  only_row: boolean;

  /** Changes with the picture. */
  @Column('varchar', { length: 16 })
  version: string;

  @Column('smallint')
  width: number;

  @Column('smallint')
  height: number;

  @Column('bytea')
  png: Buffer;
}
