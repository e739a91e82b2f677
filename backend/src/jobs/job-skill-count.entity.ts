import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many job requests ask for a skill, by spelling; maintained by triggers of job requests. */
@Entity('job_skill_counts')
export class JobSkillCount {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'pk_job_skill_counts' })
  name: string;

  @Column('integer')
  n: number;
}
