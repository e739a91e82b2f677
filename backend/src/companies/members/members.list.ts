import { AGENCY } from '../../platform/agency.js';
import { isoMoment, shown, type ListDefinition } from '../../platform/lists/list-definition.js';
import { type MemberDto } from './member.dto.js';

/** An account that ended with a merge is there until the merge can no longer be undone. */
const STATE = `case when t.state = 'active' and u.disabled_at is not null then 'revoked'
  when t.state = 'invited' and t.link_expires_at <= now() then 'expired' else t.state end`;

/** Members of a company, newest first. */
export const MEMBERS: ListDefinition<MemberDto> = {
  name: 'members',
  table: 'company_members',
  key: 'member_id',
  newest: 'created_at',
  joins: `left join users u on u.user_id = t.user_id left join users iu on iu.user_id = t.invited_by
    left join company_members im on im.user_id = t.invited_by`,
  searchText: `fold(concat_ws(' ', name_spellings(t.name), t.email))`,
  columns: {
    member_id: shown('member_id', 'integer'),
    user_id: shown('user_id', 'integer'),
    company_id: { ...shown('company_id', 'integer'), equals: (operand) => `t.company_id = ${operand}`, ordered: true },
    email: { kind: 'text', select: 'coalesce(u.email, t.email)' },
    name: shown('name'),
    role: shown('role'),
    state: { kind: 'text', select: STATE },
    invited_at: { kind: 'timestamptz', select: isoMoment('t.invited_at') },
    invited_by_name: {
      kind: 'text',
      select: `case when iu.role in ('admin', 'super_admin') then '${AGENCY.name}' else im.name end`,
    },
    accepted_at: { kind: 'timestamptz', select: isoMoment('t.accepted_at') },
    last_active_at: {
      kind: 'timestamptz',
      select: `(select ${isoMoment('max(a.at)')} from audit_log a where a.actor_id = t.user_id)`,
    },
  },
};
