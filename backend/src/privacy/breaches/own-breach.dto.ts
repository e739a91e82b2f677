import { Reply } from '../../platform/http/reply.js';

/** A breach as a person whose data it was is informed of it (DPDP Rules 2025, rule 7(1)). */
export class OwnBreachDto {
  @Reply('Key', 3)
  id: number;

  @Reply('Nature and extent', 'A list of people went to a wrong company.')
  what: string;

  @Reply('When and where', '23 November 2026, by e-mail')
  happened: string;

  @Reply('What may follow', 'Unwanted calls.')
  consequences: string;

  @Reply('What the agency does', 'The list was deleted.')
  measures: string;

  @Reply('What the person can do', 'Trust no caller who asks for money.')
  advice: string;

  @Reply('Who answers', 'Meera Iyer, privacy@niyukt.example')
  contact: string;

  @Reply('When people were told, ISO 8601 in UTC', '2026-11-23T05:31:07.120Z', { format: 'date-time' })
  told_at: string;
}
