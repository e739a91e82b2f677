import { Check, Column, Entity, ForeignKey } from 'typeorm';
import { User } from '../../../auth/accounts/user.entity.js';
import { Key, MomentOfInsert } from '../../../platform/database/column-types.js';
import { type SearchDto } from '../dto/search.dto.js';

declare module '../../../auth/audit/audit.service.js' {
  interface AuditKinds {
    'saved search': true;
  }
}

/** A search over people that an admin keeps. */
@Entity('saved_searches')
@Check('ck_saved_searches_name', `btrim(name) <> ''`)
@Check('ck_saved_searches_query', `jsonb_typeof(query) = 'object'`)
export class SavedSearch {
  @Key('pk_saved_searches')
  search_id: number;

  @Column('integer')
  @ForeignKey(() => User, { name: 'fk_saved_searches_owner', onDelete: 'CASCADE' })
  owner_id: number;

  @Column('varchar', { length: 100 })
  name: string;

  @Column('jsonb')
  query: SearchDto;

  /** Other admins see and use it. */
  @Column('boolean', { default: false })
  shared: boolean;

  /** New people are mailed to its owner. */
  @Column('boolean', { default: false })
  daily_mail: boolean;

  /** Day in India on which new people were last looked for. */
  @Column('date', { nullable: true })
  mailed_on: string | null;

  @MomentOfInsert()
  created_at: Date;
}
