import { type EntityManager } from 'typeorm';
import { isNeeded } from '../../../money/penalties/penalty-state.js';
import { HAS_UNINVOICED_FEE } from '../../../money/placements/placement-attention.js';
import { type Language } from '../../../platform/language/language.js';
import { ERASED_KNOWN_DAYS } from '../erased-people/erased-person.entity.js';
import { othersHave } from '../person-identity.js';

/** In the order in which they are shown. */
export const RETAINED_KINDS = [
  'invoices',
  'fee',
  'claim',
  'penalty',
  'unpaid_invoices',
  'names',
  'sealed',
  'backups',
  'hashes',
] as const;
export type RetainedKind = (typeof RETAINED_KINDS)[number];

/** For how long backups are kept (docs/operations.md#back-up). */
const BACKUP_DAYS = 14;

/** Companies that have no owner but these who is there to stay. */
export const LAST_OWNED = `select o.company_id from company_members o where o.user_id = any($1::integer[]) and o.role = 'owner'
  and not exists (select from company_members m join users u using (user_id) where m.company_id = o.company_id and m.role = 'owner'
    and u.disabled_at is null and m.user_id <> all($1::integer[]))`;

/** Books are retained for eight years after the end of their year (Companies Act, s.128(5)). */
const YEARS = 8;
const RETAINED_UNTIL = `(date_trunc('year', issued_on - interval '3 months') + interval '15 months ${YEARS} years' - interval '1 day')::date`;

const ERASED_AT = `(coalesce($2::timestamptz, now() + interval '14 days') at time zone 'Asia/Kolkata')`;

/** Of the account: users, employees, companies whose contact they are, memberships. */
const OWN_KEYS = [
  '$1::integer[]',
  'array(select employee_id from employees where user_id = any($1::integer[]))',
  'array(select company_id from company_members where user_id = any($1::integer[]))',
  'array(select member_id from company_members where user_id = any($1::integer[]))',
] as const;

const STAYS = `with own as (
    select placement_id from placements where employee_id in (select employee_id from employees where user_id = any($1::integer[])))
  select 'invoices' as code, max(${RETAINED_UNTIL})::text as until from invoices where placement_id in (select placement_id from own)
    having count(*) > 0
  union all select 'fee', null where exists (select from placements t where ${HAS_UNINVOICED_FEE} and placement_id in (select placement_id from own)
    and not exists (select from invoices i where i.placement_id = t.placement_id))
  union all select 'claim', null where exists (select from warranty_claims where state in ('filed', 'approved') and placement_id in (select placement_id from own))
  union all select 'penalty', null where exists (select from penalty_cases p join employees e using (employee_id)
    where e.user_id = any($1::integer[]) and ${isNeeded('p')})
  union all select 'unpaid_invoices', null where exists (select from invoices where outstanding_paise > 0 and company_id in (${LAST_OWNED}))
    or exists (select from placements t where ${HAS_UNINVOICED_FEE} and company_id in (${LAST_OWNED}))
  union all select 'names', null where exists (
    select from (select full_name as name from employees where user_id = any($1::integer[])
      union select name from company_members where user_id = any($1::integer[])) own_names where ${othersHave('own_names.name', OWN_KEYS)})
  union all select 'sealed', (${ERASED_AT}::date + interval '1 year')::date::text where $3
  union all select 'backups', (${ERASED_AT}::date + ${BACKUP_DAYS})::text
  union all select 'hashes', (${ERASED_AT}::date + ${ERASED_KNOWN_DAYS})::text`;

const WORDS: Readonly<Record<Language, Readonly<Record<RetainedKind, string>>>> = {
  en: {
    invoices: 'Invoices that name you, and the placements they are for (Companies Act, section 128)',
    fee: 'Your name on a placement, until its fee is invoiced to the company',
    claim: 'What is needed until the report that you left a job is decided',
    penalty: 'What is needed until your penalty case ends',
    unpaid_invoices: 'Billing details of your company, until what it owes is invoiced and paid',
    names: 'Your name in notes of our staff, where others have the same name, until they have looked at each',
    sealed: 'What was known of you, sealed for a year and opened only for a lawful order (DPDP Rules 2025, rule 8(3))',
    backups: 'Backups that were made before, and data that a restore of one replaced',
    hashes: 'Keyed hashes that do not name you: by them you are erased again if such a backup is restored',
  },
  hi: {
    invoices: 'आपके नाम वाले इनवॉइस और उनसे जुड़े प्लेसमेंट (कंपनी अधिनियम, धारा 128)',
    fee: 'प्लेसमेंट में आपका नाम, जब तक कंपनी को उसकी फ़ीस का इनवॉइस नहीं भेजा जाता',
    claim: 'नौकरी छूटने की सूचना का फ़ैसला होने तक ज़रूरी जानकारी',
    penalty: 'आपका पेनल्टी का मामला ख़त्म होने तक ज़रूरी जानकारी',
    unpaid_invoices: 'आपकी कंपनी के बिल की जानकारी, जब तक बकाया रकम का इनवॉइस और भुगतान नहीं हो जाता',
    names: 'हमारे लोगों के नोट में आपका नाम, जहाँ किसी और का भी यही नाम है, जब तक वे हर नोट देख न लें',
    sealed: 'आपके बारे में जो जानकारी थी, एक साल तक सील करके; वह सिर्फ़ कानूनी आदेश पर खोली जाती है (DPDP नियम 2025, नियम 8(3))',
    backups: 'पहले बनाए गए बैकअप, और बैकअप वापस लाते समय अलग रखा गया डेटा',
    hashes: 'गुप्त कोड जिनमें आपका नाम नहीं होता: ऐसा कोई बैकअप वापस लाया गया, तो इन्हीं से आपकी जानकारी फिर मिटाई जाती है',
  },
};

/** Something that stays, in words and with its last day. */
export interface Staying {
  code: RetainedKind;
  what: string;
  until: string | null;
}

/**
 * What stays of an account that is erased, as far as it is known now.
 * @param dueAt when it is erased; in 14 days where that is not asked for
 * @param isHeld whether what was known is sealed (docs/rules.md#held-records)
 */
export async function whatStays(
  manager: EntityManager,
  userId: number,
  dueAt: Date | null,
  isHeld: boolean,
  language: Language,
): Promise<Staying[]> {
  const rows = await manager.query<Omit<Staying, 'what'>[]>(STAYS, [[userId], dueAt, isHeld]);
  return rows.map(({ code, until }) => ({ code, what: WORDS[language][code], until }));
}
