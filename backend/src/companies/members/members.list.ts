import { PRODUCT } from '../../platform/agency.js';
import { MEMBER_ROLES } from '../../platform/http/role.js';
import { field, isoMoment, listOf, nullable, shown } from '../../platform/lists/list-definition.js';
import { RowOf } from '../../platform/lists/row-of.js';
import { MEMBER_STATES } from './member.dto.js';

/** An account that ended with a merge is there until the merge can no longer be undone. */
const STATE = `case when t.state = 'active' and u.disabled_at is not null then 'revoked'
  when t.state = 'invited' and t.link_expires_at <= now() then 'expired' else t.state end`;

/** As people know it now. */
const AGENCY_NAME = `select coalesce(known_as, '${PRODUCT}') from agency_settings order by setting_id desc limit 1`;

/** Members of a company, newest first. */
export const MEMBERS = listOf({
  name: 'members',
  table: 'company_members',
  key: 'member_id',
  newest: 'created_at',
  joins: `left join users u on u.user_id = t.user_id left join users iu on iu.user_id = t.invited_by
    left join company_members im on im.user_id = t.invited_by`,
  searchText: `fold(concat_ws(' ', name_spellings(t.name), t.email))`,
  columns: {
    member_id: field('Key', 7, shown('member_id', 'integer')),
    user_id: nullable('Account; null as long as the invitation is open', 31, shown('user_id', 'integer')),
    company_id: field('The company', 12, {
      ...shown('company_id', 'integer'),
      equals: (operand) => `t.company_id = ${operand}`,
      ordered: true,
    }),
    email: field('E-mail address: the login, or where the invitation went', 'ravi.menon@sahyadri.example.in', {
      kind: 'text',
      select: 'coalesce(u.email, t.email)',
      format: 'email',
    }),
    name: field('Name', 'Ravi Menon', shown('name')),
    role: field('Role', 'member', { ...shown('role'), choices: MEMBER_ROLES }),
    state: field('State', 'active', { kind: 'text', select: STATE, choices: MEMBER_STATES }),
    invited_at: nullable(
      'When the last invitation was sent, ISO 8601 in UTC; null for who registered the company',
      null,
      shown('invited_at', 'timestamptz'),
    ),
    invited_by_name: nullable('Who invited: a member’s name, or the agency’s', 'Asha Rao', {
      kind: 'text',
      select: `case when iu.role in ('admin', 'super_admin') then (${AGENCY_NAME}) else im.name end`,
    }),
    accepted_at: nullable(
      'When the member began to act for the company, ISO 8601 in UTC',
      '2026-11-20T05:31:07.120Z',
      shown('accepted_at', 'timestamptz'),
    ),
    last_active_at: nullable(
      'When the account last logged in or changed something, ISO 8601 in UTC',
      '2026-11-22T05:31:07.120Z',
      {
        kind: 'timestamptz',
        select: `(select ${isoMoment('max(a.at)')} from audit_log a where a.actor_id = t.user_id)`,
      },
    ),
  },
});

/** A member of a company, an open invitation, or one who was removed in the last 90 days. */
export class MemberDto extends RowOf(MEMBERS) {}
