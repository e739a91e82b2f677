import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of somebody's name, folded: misspelt names are compared with these. Kept true by triggers of employees. */
@Entity('name_words')
@Index('ix_name_words_similar', { synchronize: false })
export class NameWord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_name_words' })
  word: string;
}
