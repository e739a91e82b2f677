import { type EntityManager } from 'typeorm';
import { existing, FOR_UPDATE } from '../../platform/database/existing.js';
import { ApiException } from '../../platform/errors/problem.js';
import { NOT_AN_OWNER } from '../../platform/http/access.problems.js';
import { type Caller } from '../../platform/http/caller.js';
import { COMPANY_NOT_FOUND } from '../companies.problems.js';
import { Company } from '../company.entity.js';
import { type CompanyMember } from './company-member.entity.js';
import { LAST_OWNER, MEMBER_NOT_FOUND } from './members.problems.js';

/** How many members and open invitations a company has at most. */
export const MAX_MEMBERS = 20;

/** A member as it is decided on. */
export type LockedMember = Pick<CompanyMember, 'member_id' | 'user_id' | 'name' | 'role' | 'state' | 'ended_at'> & {
  email: string;
  /** It counts: an account that logs in, or a link that works. */
  counts: boolean;
  /** It is to be erased on a day. */
  restricted: boolean;
};

/** Accounts that ended with a merge act for no company, until an undo gives them back. */
const MEMBERS = `select m.member_id, m.user_id, coalesce(u.email, m.email) as email, m.name, m.role, m.state, m.ended_at,
    case m.state when 'active' then u.disabled_at is null when 'invited' then m.link_expires_at > now() else false end as counts,
    u.restricted_at is not null as restricted
  from company_members m left join users u using (user_id) where m.company_id = $1 order by m.member_id`;

/** A company under lock: of two owners who decide at once, the second sees what the first has done. */
export class LockedMembers {
  private constructor(
    readonly company: Company,
    readonly all: readonly LockedMember[],
  ) {}

  /** @throws ApiException (403) when the caller is an owner no more */
  static async of(transaction: EntityManager, caller: Caller, company_id: number): Promise<LockedMembers> {
    const company = await existing(transaction, Company, { company_id }, COMPANY_NOT_FOUND, FOR_UPDATE);
    const all = await transaction.query<LockedMember[]>(MEMBERS, [company_id]);
    const members = new LockedMembers(company, all);
    if (caller.role === 'company' && !members.owners().some(({ user_id }) => user_id === caller.userId)) {
      throw new ApiException(NOT_AN_OWNER);
    }
    return members;
  }

  /** Who acts for the company now, in the order in which they came. */
  active(): LockedMember[] {
    return this.all.filter(({ state, counts }) => state === 'active' && counts);
  }

  /** Owners who are there to stay. */
  owners(): LockedMember[] {
    return this.active().filter(({ role, restricted }) => role === 'owner' && !restricted);
  }

  /** @throws ApiException (404) when there is none, or it has ended */
  one(memberId: number): LockedMember {
    const member = this.all.find(({ member_id }) => member_id === memberId);
    if (!member || member.state === 'revoked' || (member.state === 'active' && !member.counts)) {
      throw new ApiException(MEMBER_NOT_FOUND);
    }
    return member;
  }

  /** @throws ApiException (409) when the company would be left without an owner who logs in and stays */
  refuseLastOwner({ member_id, role, state }: LockedMember): void {
    const isOwner = role === 'owner' && state === 'active';
    if (isOwner && !this.owners().some((owner) => owner.member_id !== member_id)) throw new ApiException(LAST_OWNER);
  }
}
