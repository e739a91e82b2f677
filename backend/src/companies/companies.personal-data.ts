import { recordEntry, SYSTEM } from '../auth/audit/audit.service.js';
import { ERASED } from '../auth/personal-data/identity.js';
import {
  changedRows,
  type FreeTexts,
  maskTexts,
  namingTexts,
  type PersonalData,
  type PersonContext,
  type Rows,
} from '../auth/personal-data/personal-data.js';

const ABOUT: FreeTexts = [['companies', 'company_id', 'about_us']];

const CONTACTS = `select company_id, name, contact_person_name, contact_person_phone, contact_email from companies
  where contact_email = any($1) order by company_id`;

const MEMBERSHIPS = `select m.company_id, c.name as company_name, m.name, m.email, m.role, m.state, m.invited_at, m.accepted_at, m.ended_at
  from company_members m join companies c using (company_id) where m.user_id = any($1) or m.email = any($2) order by m.member_id`;

/**
 * The owner who came first becomes the contact, before any who is about to be erased. Without one there is a mailbox that never is: what is sent to it fails, so that the
 * agency hears of it; with a domain of its own, so that no two companies look alike.
 */
const WITHOUT_CONTACT = `update companies c set contact_email = coalesce(n.email, 'erased@company-' || c.company_id || '.invalid'),
    contact_person_name = coalesce(n.name, '${ERASED}'),
    contact_person_phone = case when right(c.contact_person_phone, 10) = any($3) then '+910000000000' else c.contact_person_phone end
  from companies old left join lateral (
    select u.email, m.name from company_members m join users u using (user_id)
    where m.company_id = old.company_id and m.role = 'owner' and u.disabled_at is null and m.user_id <> all($2)
    order by u.restricted_at is not null, m.member_id limit 1) n on true
  where old.company_id = c.company_id and old.contact_email = any($1)
  returning c.company_id, c.name, c.contact_email, c.contact_person_name`;

const WITHOUT_OWNER = `select distinct c.company_id, c.name from companies c join company_members m using (company_id)
  where m.user_id = any($1) and m.role = 'owner' and not exists (select from company_members o join users u using (user_id)
    where o.company_id = c.company_id and o.role = 'owner' and u.disabled_at is null and o.user_id <> all($1)) order by 1`;

interface NewContact {
  company_id: number;
  name: string;
  contact_email: string;
  contact_person_name: string;
}

/** Who acts for a company goes with the account, the company stays (docs/rules.md#members). */
export const COMPANY_DATA: readonly PersonalData[] = [
  {
    name: 'companyContact',
    own: { fields: ['name', 'contact_person_name', 'contact_person_phone', 'contact_email'] },
    read: ({ transaction, person: { emails } }) => transaction.query<Rows>(CONTACTS, [emails]),
    naming: (context) => namingTexts(context, 'companies', ABOUT),
    erase: async (context) => ({
      contacts: await eraseContact(context),
      companiesNaming: await maskTexts(context, ABOUT),
    }),
  },
  {
    name: 'memberships',
    own: { fields: ['company_name', 'name', 'email', 'role', 'state', 'invited_at', 'accepted_at', 'ended_at'] },
    read: ({ transaction, person: { users, emails } }) => transaction.query<Rows>(MEMBERSHIPS, [users, emails]),
    erase: async ({ transaction, person: { users, emails } }) => ({
      memberships: await changedRows(
        transaction,
        'delete from company_members where user_id = any($1) or email = any($2)',
        [users, emails],
      ),
    }),
    retained: async ({ transaction, person: { users } }) => {
      const left = await transaction.query<NewContact[]>(WITHOUT_OWNER, [users]);
      return left.map(
        ({ company_id, name }) =>
          `company ${company_id} (${name}), without an owner who logs in: invite one in the console`,
      );
    },
  },
];

async function eraseContact({ transaction, person: { emails, users, phones } }: PersonContext): Promise<number> {
  const [changed] = await transaction.query<[NewContact[]]>(WITHOUT_CONTACT, [emails, users, phones]);
  for (const { company_id, name, contact_email, contact_person_name } of changed) {
    await recordEntry(transaction, SYSTEM, {
      action: 'updated',
      recordKind: 'company',
      recordId: company_id,
      name,
      after: { contact_email, contact_person_name },
    });
  }
  return (
    changed.length +
    (await changedRows(transaction, 'update companies set billing_email = null where billing_email = any($1)', [
      emails,
    ]))
  );
}
