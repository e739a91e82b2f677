import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many employees have a skill in one spelling; maintained by triggers of employees. */
@Entity('skill_counts')
export class SkillCount {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_skill_counts' })
  name: string;

  /** The name, folded as for a search: spellings that differ in case or accents have the same. */
  @Column('text')
  key: string;

  @Column('integer')
  n: number;
}
