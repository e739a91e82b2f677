import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Employee } from '../../../employees/employee.entity.js';
import { SavedSearch } from './saved-search.entity.js';

/** A person whom a search has found: not new any more. */
@Entity('saved_search_hits')
export class SavedSearchHit {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_saved_search_hits' })
  @ForeignKey(() => SavedSearch, { name: 'fk_saved_search_hits_search', onDelete: 'CASCADE' })
  search_id: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_saved_search_hits' })
  @ForeignKey(() => Employee, { name: 'fk_saved_search_hits_employee', onDelete: 'CASCADE' })
  employee_id: number;
}
