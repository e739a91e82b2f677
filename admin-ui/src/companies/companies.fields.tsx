import type { Company } from '@niyukt/ui-shared/api/types';
import { COMPANY_SIZES, INDUSTRIES, MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { dayInIndia, phoneText } from '@niyukt/ui-shared/domain/format';
import { RecordLink } from '../kit/lists/RecordLink';
import { asChoices } from '../kit/records/as-choices';
import { Email, Phone } from '../kit/records/Contact';
import { Day } from '../kit/records/Day';
import { ExternalLink } from '../kit/records/ExternalLink';
import { StaffName } from '../kit/records/StaffName';
import { fieldsOf, FIRST_PASSWORD, LOGIN_EMAIL, ONLY_ENTERED } from '../kit/resource/fields';

export const COMPANY_FIELDS = fieldsOf<Company, 'companies'>('companies', [
  { source: 'id', fact: false, csv: ({ company_id }) => company_id },
  {
    source: 'name',
    input: { type: 'text', isRequired: true },
    cell: ({ name }) => <RecordLink>{name}</RecordLink>,
    fact: false,
  },
  { source: 'contact_person_name', input: { type: 'name', isRequired: true } },
  { source: 'contact_email', input: LOGIN_EMAIL, cell: ({ contact_email }) => <Email address={contact_email} /> },
  {
    source: 'contact_person_phone',
    input: { type: 'phone', label: 'phone.label', isRequired: true, initial: MOBILE_PREFIX },
    typed: ({ contact_person_phone }) => MOBILE_PREFIX + contact_person_phone,
    text: ({ contact_person_phone }) => phoneText(contact_person_phone),
    csv: ({ contact_person_phone }) => contact_person_phone,
    cell: ({ contact_person_phone }) => <Phone number={contact_person_phone} />,
  },
  { source: 'password', input: FIRST_PASSWORD, ...ONLY_ENTERED },
  { source: 'industry', input: { type: 'choice', choices: () => asChoices(INDUSTRIES) } },
  { source: 'location', input: { type: 'text' } },
  { source: 'company_size', input: { type: 'choice', choices: () => asChoices(COMPANY_SIZES), only: 'edit' } },
  {
    source: 'website_url',
    input: { type: 'text', hint: 'resume.hint', isWide: true, only: 'edit' },
    fact: ({ website_url }) => website_url && <ExternalLink href={website_url} />,
  },
  { source: 'about_us', input: { type: 'text', lines: 4, isWide: true, only: 'edit' }, csv: false },
  {
    source: 'off_limits_until',
    input: { type: 'day', hint: 'company.offLimitsHint', only: 'edit' },
    text: ({ off_limits_until }) => (off_limits_until ? dayInIndia(off_limits_until) : ''),
    csv: false,
    compared: false,
  },
  {
    source: 'owner_id',
    input: { type: 'staff', hint: 'company.ownerHint', only: 'edit' },
    fact: ({ owner_id }) => owner_id && <StaffName id={owner_id} />,
    csv: false,
    compared: false,
  },
  {
    source: 'created_at',
    text: ({ created_at }) => dayInIndia(created_at),
    cell: ({ created_at }) => <Day at={created_at} />,
  },
]);

/** The inputs that stand first in its forms. */
export const COMPANY_INPUTS = [
  'name',
  'contact_person_name',
  'contact_email',
  'contact_person_phone',
  'password',
  'location',
] as const;
