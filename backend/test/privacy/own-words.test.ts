import '../../src/app/app.module.js';
import { getMetadataArgsStorage } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../src/agency/notifications/notification-kind.js';
import { FACTOR_KINDS } from '../../src/auth/factors/second-factor.entity.js';
import { TERMS_ANSWERS } from '../../src/auth/terms/terms-answer.entity.js';
import { MEMBER_STATES } from '../../src/companies/members/member.dto.js';
import { CONSENT_CHANNELS, CONSENT_PURPOSES } from '../../src/employees/consent/consent.entity.js';
import { Employee } from '../../src/employees/employee.entity.js';
import { PLACEMENT_STATUSES } from '../../src/employees/placement-status.js';
import { INVOICE_KINDS } from '../../src/money/invoices/invoice-document.js';
import { PENALTY_STATES } from '../../src/money/penalties/penalty-state.js';
import { MEMBER_ROLES, ROLES } from '../../src/platform/http/role.js';
import { INDUSTRIES } from '../../src/platform/industry.js';
import { LANGUAGES } from '../../src/platform/language/language.js';
import { DATA_KINDS } from '../../src/privacy/breaches/breach-state.js';
import { CHOICE_WORDS } from '../../src/privacy/data-requests/own-choices.js';
import { FIELD_WORDS, PLACE_WORDS } from '../../src/privacy/data-requests/own-words.js';
import { PERSONAL_DATA } from '../../src/privacy/data-requests/personal-data.js';
import { GRIEVANCE_KINDS, GRIEVANCE_STATES } from '../../src/privacy/grievances/grievance-state.js';
import {
  INTERVIEW_MODES,
  INTERVIEW_STATES,
  RECOMMENDATIONS,
  REPLIES,
} from '../../src/recruiting/interviews/interview-state.js';
import { Offer } from '../../src/recruiting/offers/offer.entity.js';
import { JOINING_ITEMS, OFFER_STATES, STILL_JOINING_ANSWERS } from '../../src/recruiting/offers/offer-state.js';
import { OPENING_CHANNELS } from '../../src/recruiting/submissions/candidate-opening.entity.js';

/** Names that would tell of the staff, of notes, of what the agency earns, or of others. */
const NEVER = /admin|note_company|_by\b|created_by|fee_|author|journal|reader|decision|drop_reason|password|token|hash/;

/** Keys, what is worked out, and what only the agency knows. A new column is given out, or stands here. */
const AGENCYS = [
  ...[
    'employee_id',
    'user_id',
    'off_limits_until',
    'source',
    'status',
    'restricted',
    'search_text',
    'skill_keys',
    'version',
  ].map((column) => `employee ${column}`),
  ...['offer_id', 'connection_id', 'answered_by', 'answered_by_id', 'reminded_at', 'created_by', 'reason'].map(
    (column) => `offers offers.${column}`,
  ),
];

describe('what people may download of every place', () => {
  it('is declared: fields, or nothing with a reason', () => {
    for (const { name, own } of PERSONAL_DATA) {
      const said = own as { fields?: readonly string[]; nothing?: string } | undefined;
      expect([name, Boolean(said?.fields?.length) !== Boolean(said?.nothing)]).toEqual([name, true]);
    }
  });

  it('has every column of a profile and of an offer, but for the agency’s own', () => {
    const columnsOf = (entity: unknown): string[] =>
      getMetadataArgsStorage()
        .columns.filter(({ target }) => target === entity)
        .map(({ propertyName }) => propertyName);
    const given = PERSONAL_DATA.flatMap(({ name, own }) =>
      'fields' in own ? own.fields.map((field) => `${name} ${field}`) : [],
    );
    const missing = [
      ...columnsOf(Employee).map((column) => `employee ${column}`),
      ...columnsOf(Offer).map((column) => `offers offers.${column}`),
    ].filter((column) => !given.includes(column));
    expect(missing.toSorted()).toEqual(AGENCYS.toSorted());
  });

  it('names no field of the staff’s', () => {
    const fields = PERSONAL_DATA.flatMap(({ own }) => ('fields' in own ? own.fields : []));
    expect(fields.filter((field) => NEVER.test(field))).toEqual([]);
  });

  it('has words for what is chosen from a list', () => {
    const lists: Record<string, readonly string[]> = {
      answer: [...TERMS_ANSWERS, ...STILL_JOINING_ANSWERS],
      recommendation: RECOMMENDATIONS,
      language: LANGUAGES,
      industry: INDUSTRIES,
      role: [...ROLES, ...MEMBER_ROLES],
      purpose: CONSENT_PURPOSES,
      channel: [...CONSENT_CHANNELS, ...OPENING_CHANNELS],
      mode: INTERVIEW_MODES,
      reply: REPLIES,
      placement_status: PLACEMENT_STATUSES,
      state: [...GRIEVANCE_STATES, ...OFFER_STATES, ...INTERVIEW_STATES, ...MEMBER_STATES, ...PENALTY_STATES],
      item: JOINING_ITEMS,
      data_kinds: DATA_KINDS,
      kind: [
        ...FACTOR_KINDS,
        ...INVOICE_KINDS,
        ...GRIEVANCE_KINDS,
        ...[...kindsOf('employee'), ...kindsOf('company')].map(({ name }) => name),
      ],
    };
    const missing = Object.entries(lists).flatMap(([field, values]) =>
      values.filter((value) => !CHOICE_WORDS[field]?.[value]).map((value) => `${field} ${value}`),
    );
    expect(missing).toEqual([]);
  });

  it('has words in every language', () => {
    for (const { name, own } of PERSONAL_DATA) {
      if ('nothing' in own) continue;
      const names = own.fields.flatMap((field) => field.split('.')).filter((field) => field !== 'content');
      const missing = names.filter((field) => !FIELD_WORDS[field]);
      expect([name, Object.keys(PLACE_WORDS[name] ?? {}), missing]).toEqual([name, ['en', 'hi'], []]);
    }
  });
});
