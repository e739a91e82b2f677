import { derived, isoMoment, own, shown, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type PenaltyDto } from './penalty.dto.js';
import { endedAt, noticeWaits, stateOf } from './penalty-state.js';

const proof = (name: string): string => `t.acceptance ->> '${name}'`;

/** Penalty cases as super admins see them, latest first. */
export const PENALTIES: ListDefinition<PenaltyDto> = {
  name: 'penalties',
  table: 'penalty_cases',
  key: 'case_id',
  newest: 'created_at',
  joins: 'left join users u on u.user_id = t.created_by',
  searchText: `fold(concat_ws(' ', name_spellings(t.employee_name), t.email))`,
  columns: {
    case_id: shown('case_id', 'integer'),
    state: derived('text', stateOf('t')),
    employee_id: { ...shown('employee_id', 'integer'), equals: (operand) => `t.employee_id = ${operand}` },
    employee_name: shown('employee_name'),
    email: shown('email'),
    placement_id: { ...shown('placement_id', 'integer'), equals: (operand) => `t.placement_id = ${operand}` },
    amount_paise: shown('amount_paise', 'bigint'),
    reason: { ...shown('reason'), isLong: true },
    evidence: { ...shown('evidence'), isLong: true },
    terms_version: { kind: 'text', select: proof('version') },
    terms_accepted_at: { kind: 'timestamptz', select: proof('answered_at') },
    terms_sha256: { kind: 'text', select: proof('sha256') },
    notice_waits: { kind: 'boolean', select: noticeWaits('t') },
    notice_on: shown('notice_on', 'date'),
    due_on: shown('due_on', 'date'),
    answer: { ...shown('answer'), isLong: true },
    answered_at: { kind: 'timestamptz', select: isoMoment('t.answered_at') },
    end_reason: { ...shown('end_reason'), isLong: true },
    ended_at: {
      kind: 'timestamptz',
      select: `case when ${endedAt('t')} <= now() then ${isoMoment(endedAt('t'))} end`,
    },
    created_at: own('created_at', 'timestamptz'),
    created_by_name: { kind: 'text', select: 'coalesce(u.full_name, u.email)' },
  },
};
