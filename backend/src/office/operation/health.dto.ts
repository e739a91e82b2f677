import { ApiProperty } from '@nestjs/swagger';
import { NullableReply, Reply } from '../../platform/http/reply.js';

/** In the order of the page. */
export const HEALTH_CHECKS = [
  'resumes',
  'imports',
  'exports',
  'mails',
  'held_mails',
  'backup',
  'erased_file',
  'disk',
  'site_certificate',
  'signing_certificate',
] as const;
export type HealthCheckName = (typeof HEALTH_CHECKS)[number];

export const HEALTH_STATES = ['well', 'attention', 'unknown'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** One check. */
export class HealthCheckDto {
  @Reply('What was looked at', 'backup', { enum: HEALTH_CHECKS })
  name: HealthCheckName;

  @Reply('`well`, `attention` when somebody has to do something, or `unknown`', 'well', { enum: HEALTH_STATES })
  state: HealthState;

  @NullableReply('How many wait, were held or have failed; of the disk, how many percent are free', 0)
  count: number | null;

  @NullableReply(
    'Since when the oldest waits (of resumes: when it was uploaded), when the last backup was begun, since when the file of erased people is not written, or when a certificate ends',
    null,
    {
      type: 'string',
      format: 'date-time',
    },
  )
  moment: string | null;
}

/** The state of the product, for operators. */
export class HealthReportDto {
  @Reply('The version that runs', '1.4.0')
  version: string;

  @Reply('When it was looked', '2026-11-20T13:00:00.000Z', { format: 'date-time' })
  checked_at: string;

  @ApiProperty({ description: 'What was looked at, in the order in which it is shown', type: [HealthCheckDto] })
  checks: HealthCheckDto[];
}
