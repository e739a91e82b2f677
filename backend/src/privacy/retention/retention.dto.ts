import { Reply } from '../../platform/http/reply.js';

/** How many people are how far. */
export class RetentionCountsDto {
  @Reply('Three months before or nearer, and not told yet', 12)
  soon: number;

  @Reply('Told 30 days before', 3)
  told: number;

  @Reply('Told 48 hours before', 1)
  last_call: number;

  @Reply('Erased with the next look, within six hours', 0)
  due: number;
}
