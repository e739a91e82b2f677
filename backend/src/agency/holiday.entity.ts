import { Check, Column, Entity, Unique } from 'typeorm';
import { Key } from '../platform/database/column-types.js';

declare module '../auth/audit/audit.service.js' {
  interface AuditKinds {
    holiday: true;
  }
}

/** A day that is no business day. */
@Entity('holidays')
@Unique('uq_holidays_day', ['day'])
@Check('ck_holidays_name', `btrim(name) <> ''`)
export class Holiday {
  @Key('pk_holidays')
  holiday_id: number;

  /** Day in India, `YYYY-MM-DD`. */
  @Column('date')
  day: string;

  @Column('varchar', { length: 100 })
  name: string;
}
