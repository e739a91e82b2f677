import { PickType } from '@nestjs/swagger';
import { derived, field, isoMoment, listOf, nullable, own, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { endedAt, noticeWaits, PENALTY_STATES, penaltyState } from './penalty-state.js';

const proof = (name: string): string => `t.acceptance ->> '${name}'`;

/** SQL: the case `t` waits for a notice or a decision, or its amount is overdue. */
export const PENALTY_WAITS = `(${penaltyState('t')} in ('open', 'disputed') or ${penaltyState('t')} = 'notice_sent' and t.due_on < india_today())`;

/** Penalty cases as super admins see them, latest first. */
export const PENALTIES = listOf({
  name: 'penalties',
  table: 'penalty_cases',
  key: 'case_id',
  newest: 'created_at',
  joins: 'left join users u on u.user_id = t.created_by',
  searchText: `fold(concat_ws(' ', name_spellings(t.employee_name), t.email))`,
  columns: {
    case_id: field('Key', 3, shown('case_id', 'integer')),
    state: field('What became of it', 'notice_sent', {
      ...derived('text', penaltyState('t')),
      choices: PENALTY_STATES,
    }),
    employee_id: nullable('The person; null once the record is gone', 12, {
      ...shown('employee_id', 'integer'),
      equals: (operand) => `t.employee_id = ${operand}`,
    }),
    employee_name: field('Name of the person', 'Asha Rao', shown('employee_name')),
    email: field('E-mail address to which notices go', 'asha.rao@example.in', { ...shown('email'), format: 'email' }),
    placement_id: nullable('The placement whose commitment was broken', 41, {
      ...shown('placement_id', 'integer'),
      equals: (operand) => `t.placement_id = ${operand}`,
    }),
    amount_paise: field('Amount in paise, without interest', 1000000, shown('amount_paise', 'bigint')),
    reason: field('Which of the terms was broken, and how', 'Left after five months without the employer ending it.', {
      ...shown('reason'),
      isLong: true,
    }),
    evidence: field('What proves it', 'Resignation letter of 4 May 2027, mail of the employer of 6 May 2027.', {
      ...shown('evidence'),
      isLong: true,
    }),
    terms_version: field('Version of the terms that the person accepted', '2026-11-01', {
      kind: 'text',
      select: proof('version'),
    }),
    terms_accepted_at: field('When, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', {
      kind: 'timestamptz',
      select: proof('answered_at'),
    }),
    terms_sha256: field(
      'SHA-256 of the text that was shown',
      'c0ffee14a8f6a3d4d8f3c8b6b0d2f5c8e1a7b9d3c5e7f9a1b3d5f7a9c1e3d5f7',
      { kind: 'text', select: proof('sha256') },
    ),
    notice_waits: field('Whether a notice waits for the mail server', false, {
      kind: 'boolean',
      select: noticeWaits('t'),
    }),
    notice_on: nullable(
      'Day in India on which the mail server took the last notice',
      '2027-05-10',
      shown('notice_on', 'date'),
    ),
    due_on: nullable('Day in India until which that notice is payable', '2027-05-25', shown('due_on', 'date')),
    answer: nullable(
      'What the person answered, to each notice, with the day of earlier ones',
      'My employer closed the team on 3 May.',
      { ...shown('answer'), isLong: true },
    ),
    answered_at: nullable('When, ISO 8601 in UTC', '2027-05-12T05:31:07.120Z', shown('answered_at', 'timestamptz')),
    end_reason: nullable('Why it ended', 'The employer confirmed that the team was closed.', {
      ...shown('end_reason'),
      isLong: true,
    }),
    ended_at: nullable('When it ended or lapsed, ISO 8601 in UTC', '2027-06-01T05:31:07.120Z', {
      kind: 'timestamptz',
      select: `case when ${endedAt('t')} <= now() then ${isoMoment(endedAt('t'))} end`,
    }),
    created_at: field(
      'When it was opened, ISO 8601 in UTC',
      '2027-05-09T05:31:07.120Z',
      own('created_at', 'timestamptz'),
    ),
    created_by_name: nullable('Name of the account that opened it, or else its e-mail', 'Vasudha Raman', {
      kind: 'text',
      select: 'coalesce(u.full_name, u.email)',
    }),
  },
});

/** A penalty case as super admins see it. */
export class PenaltyDto extends RowOf(PENALTIES) {}

/** A penalty case as the person sees it, once a notice was sent. */
export class OwnPenaltyDto extends PickType(PenaltyDto, [
  'id',
  'case_id',
  'state',
  'amount_paise',
  'reason',
  'notice_on',
  'due_on',
  'answer',
  'answered_at',
]) {}
