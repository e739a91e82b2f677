import { In } from 'typeorm';
import {
  deleteRows,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  recordsOf,
} from '../../auth/personal-data/personal-data.js';
import { MailRefusal, STATE } from './mailing.entity.js';

const GOT = `select jsonb_build_object('subject', m.subject, 'body', m.body, 'state', ${STATE}, 'sent_at', r.sent_at) as record
  from mailing_recipients r join mailings m using (mailing_id) left join connections c using (connection_id)
  where coalesce(r.employee_id, c.employee_id) = any($1) order by r.recipient_id`;

const TEXTS: FreeTexts = [
  ['mailings', 'mailing_id', 'subject'],
  ['mailings', 'mailing_id', 'body'],
  ['mailings', 'mailing_id', 'template_name'],
];

/** They are sent again, so "erased" in them would reach others: the staff writes them anew. */
const TEMPLATES = `select template_id from mail_templates where concat_ws(chr(31), name, subject, body) ~* any($1) order by 1`;

/** What the staff sent to a person goes with the person. */
export const MAILING_DATA: PersonalData = {
  name: 'mailings',
  own: { fields: ['subject', 'body', 'sent_at'], only: ({ sent_at }) => sent_at !== null },
  read: (context) => recordsOf(context, GOT, context.person.employees),
  naming: async (context) => {
    const { contactPatterns, namePatterns } = context.person;
    const templates = await context.transaction.query<{ template_id: number }[]>(TEMPLATES, [
      [...contactPatterns, ...namePatterns],
    ]);
    return [
      ...(await namingTexts(context, 'mailings', TEXTS)),
      ...(templates.length ? [`mail templates ${templates.map(({ template_id }) => template_id).join(', ')}`] : []),
    ];
  },
  erase: async (context) => ({
    mailRefusals: await deleteRows(context, MailRefusal, { email: In(context.person.emails) }),
    mailingsOfOthers: await maskTexts(context, TEXTS),
  }),
};
