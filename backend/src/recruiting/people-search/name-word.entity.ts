import { Entity, PrimaryColumn } from 'typeorm';

/** A folded word of a person's name or preferred location, to compare misspelt words with. Kept true by triggers of employees. */
@Entity('name_words')
export class NameWord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_name_words' })
  word: string;
}
