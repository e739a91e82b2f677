import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Employee } from '../../../employees/employee.entity.js';
import { SavedSearch } from './saved-search.entity.js';

/** A person whom a search has found: not new any more. */
@Entity('saved_search_hits')
@Index('ix_saved_search_hits_employee', ['employee_id'])
export class SavedSearchHit {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_saved_search_hits' })
  search_id: number;

  @ManyToOne(() => SavedSearch, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'search_id', foreignKeyConstraintName: 'fk_saved_search_hits_search' })
  search: Relation<SavedSearch>;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_saved_search_hits' })
  employee_id: number;

  @ManyToOne(() => Employee, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'employee_id', foreignKeyConstraintName: 'fk_saved_search_hits_employee' })
  employee: Relation<Employee>;
}
