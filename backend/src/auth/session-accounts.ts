import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { PreparedStatement } from '../platform/database/prepared-statement.js';
import { Statements } from '../platform/database/statements.js';
import { type Caller } from '../platform/http/caller.js';
import { type Permission } from '../platform/http/permission.js';
import { type MemberRole, type Role } from '../platform/http/role.js';
import { type Language } from '../platform/language/language.js';
import { lacksFactor } from './factors/needed-factor.js';
import { PasskeyHost } from './factors/passkey-host.js';
import { type TokenPayload } from './session-tokens.js';

/** The account behind a token, as it is now. */
export interface SessionAccount {
  role: Role;
  email: string;
  session_version: number;
  disabled: boolean;
  /** When it is erased; null unless it is restricted. */
  erasure_due_at: Date | null;
  language: Language | null;
  employee_id: number | null;
  company_id: number | null;
  member_role: MemberRole | null;
  missing: Permission[];
  /** Of all accounts. */
  are_any_restricted: boolean;
  revoked: boolean;
  /** Staff that lacks the second factor it needs. */
  lacks_factor: boolean;
  /** Its last use was noted five minutes ago or more. */
  is_use_unnoted: boolean;
}

/** The arrays are hidden from the planner, which would plan anew for each number of accounts. */
const ACCOUNTS = new PreparedStatement<SessionAccount & { place: string }>(`
  select asked.place, u.role, u.email, u.session_version, u.disabled_at is not null as disabled, u.erasure_due_at, u.language,
    case u.role when 'employee' then (select e.employee_id from employees e where e.user_id = u.user_id) end as employee_id,
    m.company_id, m.role as member_role, case u.role when 'admin' then u.missing_permissions else '{}' end as missing,
    exists (select 1 from revoked_tokens r where r.token_id = asked.token_id) as revoked,
    exists (select from users where restricted_at is not null) as are_any_restricted,
    coalesce(s.last_used_at < now() - interval '5 minutes', false) as is_use_unnoted,
    case when u.role in ('admin', 'super_admin') then (select ${lacksFactor('$3')} from sign_in_rules rules) else false end as lacks_factor
  from unnest((select $1::int[]), (select $2::uuid[])) with ordinality asked (user_id, token_id, place)
    join users u using (user_id) left join company_members m on m.user_id = u.user_id and u.role = 'company'
    left join sessions s on s.token_id = asked.token_id`);

/**
 * Reads the accounts behind tokens. Requests that arrive during a query share the next one. Nothing is cached: no account is older
 * than its request.
 */
@Injectable()
export class SessionAccounts {
  private lastRead: Promise<unknown> = Promise.resolve();
  private readonly accounts = new DataLoader<TokenPayload, SessionAccount | undefined>(
    (payloads) => {
      const read = this.read(payloads);
      this.lastRead = read.catch(() => undefined);
      return read;
    },
    {
      cache: false,
      // requests of the same moment share the query
      batchScheduleFn: (dispatch) => void this.lastRead.then(() => setImmediate(dispatch)),
    },
  );

  constructor(
    private readonly statements: Statements,
    private readonly host: PasskeyHost,
  ) {}

  /** The account behind a token; nothing when it was deleted. */
  of(payload: TokenPayload): Promise<SessionAccount | undefined> {
    return this.accounts.load(payload);
  }

  /** Whether what callers are told goes on: their sessions have not ended, they are not restricted, and lack no factor. One query for all of them. */
  async areStillValid(callers: readonly Caller[]): Promise<boolean[]> {
    const accounts = await this.accounts.loadMany(callers.map(payloadOf));
    return accounts.map((account, index) => {
      if (account instanceof Error) throw account;
      const caller = callers[index];
      return (
        caller !== undefined &&
        caller.tokenExpires * 1000 > Date.now() &&
        isOf(account, payloadOf(caller)) &&
        !account.erasure_due_at &&
        !account.lacks_factor
      );
    });
  }

  private async read(payloads: readonly TokenPayload[]): Promise<(SessionAccount | undefined)[]> {
    const accounts = await this.statements.run(ACCOUNTS, [
      payloads.map(({ userId }) => userId),
      payloads.map(({ jti }) => jti),
      this.host.name,
    ]);
    const byPlace = new Map(accounts.map((account) => [Number(account.place), account]));
    return payloads.map((_, index) => byPlace.get(index + 1));
  }
}

/** Whether an account is there and still has the session of a token (docs/rules.md#session-kill). */
export function isOf(account: SessionAccount | undefined, { ver, role }: TokenPayload): account is SessionAccount {
  return (
    account !== undefined &&
    !account.disabled &&
    !account.revoked &&
    account.session_version === ver &&
    account.role === role
  );
}

const payloadOf = ({ userId, role, sessionVersion: ver, tokenId: jti, tokenExpires: exp }: Caller): TokenPayload => ({
  userId,
  role,
  ver,
  jti,
  exp,
});
