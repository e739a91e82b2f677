import { Entity, PrimaryColumn } from 'typeorm';

/** A word of somebody's name or preferred location, folded: misspelt ones are compared with these. Kept true by triggers of employees. */
@Entity('name_words')
export class NameWord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_name_words' })
  word: string;
}
