import { Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of somebody's name or preferred location, folded: misspelt ones are compared with these. Kept true by triggers of employees. */
@Entity('name_words')
@Index('ix_name_words_similar', { synchronize: false })
@Index('ix_name_words_sound', { synchronize: false })
export class NameWord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_name_words' })
  word: string;
}
