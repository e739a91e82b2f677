import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { type User } from './accounts/user.entity.js';
import { lacksFactor } from './factors/needed-factor.js';

/** An account that logs in, and how it knows where the login comes from. */
export type LoginAccount = Pick<
  User,
  | 'user_id'
  | 'email'
  | 'password_hash'
  | 'role'
  | 'session_version'
  | 'must_change_password'
  | 'disabled_at'
  | 'language'
> & {
  display_name: string;
  password_expired: boolean;
  /** Whether the device logged in today; null for an unknown device. */
  device_seen_today: boolean | null;
  network_seen_today: boolean | null;
  /** Whether it has logged in from any device, also from one that is known no more. */
  has_devices: boolean;
  has_factor: boolean;
  /** Staff that lacks the second factor it needs; then which one. */
  needed_factor: 'any' | 'passkey' | null;
};

/** Parameters: e-mail, hash of the device, hash of the network, the host of passkeys. */
export const ACCOUNT =
  new PreparedStatement<LoginAccount>(`select u.user_id, u.email, u.password_hash, u.role, u.session_version, u.must_change_password, u.disabled_at, u.language,
    coalesce(u.password_expires_at <= now(), false) as password_expired,
    coalesce(e.full_name, c.name, u.full_name, '') as display_name,
    d.last_seen_at > now() - interval '1 day' as device_seen_today,
    n.last_seen_at > now() - interval '1 day' as network_seen_today,
    exists (select from known_origins o where o.user_id = u.user_id and o.kind = 'device')
      or exists (select from sessions s where s.user_id = u.user_id) as has_devices,
    exists (select from second_factors f where f.user_id = u.user_id and f.confirmed_at is not null) as has_factor,
    case when u.role in ('admin', 'super_admin') then (select case when ${lacksFactor('$4')} then rules.second_factor end from sign_in_rules rules)
      end as needed_factor
  from users u left join employees e on e.user_id = u.user_id left join company_members m on m.user_id = u.user_id
    left join companies c on c.company_id = m.company_id
    left join known_origins d on d.user_id = u.user_id and d.origin_hash = $2
    left join known_origins n on n.user_id = u.user_id and n.origin_hash = $3
  where u.email = $1`);
