import type { AgencySettings } from '@niyukt/ui-shared/api/types';
import { stateText } from '@niyukt/ui-shared/domain/gst-states';
import { plainMoneyText, readMoney, typedMoney } from '@niyukt/ui-shared/money';
import { REVEALING_STATUSES } from '../../recruiting/reveal';
import { type ConsoleTextKey, t } from '../../texts/console';

/** How a setting is entered: a required or optional text, several lines, a state, a number, an amount, on or off. */
export type FieldKind =
  | 'required'
  | 'optional'
  | 'lines'
  | 'state'
  | 'whole'
  | 'percent'
  | 'money'
  | 'switch'
  | 'named'
  | 'status'
  | 'factor';

export type FieldName = Exclude<keyof AgencySettings, 'set_at' | 'logo'>;

/** Settings under one heading. */
export interface FieldGroup {
  title: ConsoleTextKey;
  hint: ConsoleTextKey;
  fields: readonly (readonly [name: FieldName, kind: FieldKind])[];
  /** Those of them that few need, folded below the others. */
  more?: { title: ConsoleTextKey; names: readonly FieldName[] };
}

/** Every setting of the agency, as the page shows them. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    title: 'settings.agency',
    hint: 'settings.agencyHint',
    fields: [
      ['known_as', 'optional'],
      ['legal_name', 'required'],
      ['address', 'lines'],
      ['city', 'required'],
      ['pin_code', 'required'],
      ['state_code', 'state'],
      ['email', 'required'],
      ['phone', 'required'],
    ],
  },
  {
    title: 'settings.tax',
    hint: 'settings.taxHint',
    fields: [
      ['gstin', 'optional'],
      ['pan', 'optional'],
      ['sac', 'required'],
      ['gst_percent', 'percent'],
      ['invoice_prefix', 'required'],
    ],
  },
  {
    title: 'settings.bank',
    hint: 'settings.bankHint',
    fields: [
      ['bank_account_name', 'optional'],
      ['bank_account_number', 'optional'],
      ['bank_ifsc', 'optional'],
      ['upi_id', 'optional'],
    ],
  },
  {
    title: 'settings.rules',
    hint: 'settings.rulesHint',
    fields: [
      ['fee_percent', 'percent'],
      ['due_business_days', 'whole'],
      ['warranty_months', 'whole'],
      ['claim_notice_days', 'whole'],
      ['reminders_on', 'switch'],
      ['commitment_years', 'whole'],
      ['penalty_paise', 'money'],
      ['penalty_days', 'whole'],
    ],
    more: { title: 'settings.rulesMore', names: ['commitment_years', 'penalty_paise', 'penalty_days'] },
  },
  {
    title: 'settings.shown',
    hint: 'settings.shownHint',
    fields: [
      ['name_shown_from', 'status'],
      ['contact_shown_from', 'status'],
      ['employer_named_from', 'named'],
    ],
  },
  { title: 'settings.security', hint: 'settings.securityHint', fields: [['second_factor', 'factor']] },
];

/** From when people are told the name of the employer. */
export const EMPLOYER_NAMED_FROM = [
  'submitted',
  'interview',
] as const satisfies readonly AgencySettings['employer_named_from'][];

/** Which second factor the staff needs. */
const SECOND_FACTORS = ['off', 'any', 'passkey'] as const satisfies readonly AgencySettings['second_factor'][];

/** The choices of a setting that is one of few. */
export const choicesOf = (kind: 'status' | 'named' | 'factor'): { id: string; name: string }[] => {
  if (kind === 'status') return REVEALING_STATUSES.map((id) => ({ id, name: t(`placement.${id}`) }));
  if (kind === 'factor') return SECOND_FACTORS.map((id) => ({ id, name: t(`settings.factor.${id}`) }));
  return EMPLOYER_NAMED_FROM.map((id) => ({ id, name: t(`settings.named.${id}`) }));
};

/** Settings with how each is entered. */
const fieldsOf = (groups: readonly FieldGroup[]): FieldGroup['fields'] => groups.flatMap(({ fields }) => fields);

/** The settings as the form has them: text by name. */
export type SettingsValues = Readonly<Record<FieldName, string>>;

/** The settings as forms have them, or those of a page. */
export const valuesOfSettings = (
  settings: AgencySettings,
  groups: readonly FieldGroup[] = FIELD_GROUPS,
): SettingsValues =>
  Object.fromEntries(
    fieldsOf(groups).map(([name, kind]) => {
      const value = settings[name];
      return [name, kind === 'money' ? typedMoney(Number(value)) : String(value ?? '')];
    }),
  ) as SettingsValues;

function sent(kind: FieldKind, typed: string): unknown {
  if (kind === 'money') return readMoney(typed);
  if (kind === 'whole' || kind === 'percent') return Number(typed);
  if (kind === 'switch') return typed === 'true';
  return typed.trim() || null;
}

/** The settings as the API takes them; an emptied one is sent as null. */
export const settingsOf = (values: SettingsValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fieldsOf(FIELD_GROUPS).map(([name, kind]) => [name, sent(kind, values[name])]));

/** A setting as people read it. */
export function shownSetting(settings: AgencySettings, name: FieldName, kind: FieldKind): string {
  const value = settings[name];
  if (value === null || value === '') return '';
  if (kind === 'money') return plainMoneyText(Number(value));
  if (kind === 'state') return stateText(String(value));
  if (kind === 'switch') return t(value ? 'activity.yes' : 'activity.no');
  if (kind === 'status' || kind === 'named' || kind === 'factor')
    return choicesOf(kind).find(({ id }) => id === value)?.name ?? '';
  return String(value);
}
