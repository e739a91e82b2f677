import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { expires } from '../database/expiry.js';

/** Whom an admin who may not export has listed on a day in India, each once. */
@Entity('listed_people')
export class ListedPeople {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'pk_listed_people' })
  // By name: this room knows no other.
  @ForeignKey('User', { name: 'fk_listed_people_user', onDelete: 'CASCADE' })
  user_id: number;

  @PrimaryColumn('date', { primaryKeyConstraintName: 'pk_listed_people', default: () => 'india_today()' })
  day: string;

  @Column('integer', { array: true })
  employees: number[];
}

expires('listed_people', 'day < india_today()');
