import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { deleteAccounts } from '../../auth/accounts/accounts.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { ChangeLimits } from '../../auth/audit/change-limits.js';
import { OtpService } from '../../auth/codes/otp.service.js';
import { SessionsService } from '../../auth/sessions/sessions.service.js';
import { changesBetween, givenFields } from '../../platform/changes.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type DeletedDto } from '../../platform/http/message.dto.js';
import { type ListCall } from '../../platform/lists/list-call.js';
import { type ListPage } from '../../platform/lists/list-page.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { transactionEvent, TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { COMPANY_NOT_FOUND } from '../companies.problems.js';
import { Company } from '../company.entity.js';
import { CompanyMember } from './company-member.entity.js';
import { handOverContact } from './contact.js';
import { type LockedMember, LockedMembers } from './locked-members.js';
import { type ChangeMemberDto } from './member.dto.js';
import { type MemberDto, MEMBERS } from './members.list.js';
import { MEMBER_NOT_FOUND } from './members.problems.js';
import { OwnerAddedNotifier } from './owner-added-notifier.js';

/** Everybody who acts for a company, or did so within the longest span that the limits of changes look back. */
const ACCOUNTS = `select coalesce(user_id, former_user_id) as account from company_members
  where company_id = $1 and (user_id is not null or former_user_id is not null and ended_at > now() - interval '1 day')`;

const OWN = new PreparedStatement<{ member_id: number }>('select member_id from company_members where user_id = $1');

/** A member who acts for a company no more. */
export interface RemovedMember {
  companyId: number;
  userId: number;
  email: string;
}

export const MEMBER_REMOVED = transactionEvent<RemovedMember>(
  'member.removed',
  'A member is about to lose the account with which they act for a company.',
);

/** Who acts for a company (docs/rules.md#members). */
@Injectable()
export class MembersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly lists: ListReader,
    private readonly otp: OtpService,
    private readonly audit: AuditService,
    private readonly events: TransactionEvents,
    private readonly sessions: SessionsService,
    private readonly ownerAdded: OwnerAddedNotifier,
    limits: ChangeLimits,
  ) {
    limits.countForCompany(async (transaction, companyId) => {
      const rows = await transaction.query<{ account: number }[]>(ACCOUNTS, [companyId]);
      return rows.map(({ account }) => account);
    });
  }

  /** Members, invitations and who was removed lately. */
  async of(companyId: number, call: ListCall): Promise<ListPage> {
    const isKnown = await this.dataSource.manager.existsBy(Company, { company_id: companyId });
    if (!isKnown) throw new ApiException(COMPANY_NOT_FOUND);
    return this.lists.page(MEMBERS, {
      ...call,
      parameters: { range: call.parameters['range'], company_id: String(companyId) },
    });
  }

  /**
   * The caller's own membership.
   * @throws ApiException (404) when the caller was removed since the request began
   */
  async own({ userId }: Caller): Promise<MemberDto> {
    const [own] = await this.statements.run(OWN, [userId]);
    return this.lists.record(MEMBERS, own?.member_id ?? 0, MEMBER_NOT_FOUND);
  }

  /**
   * Changes name or role.
   * @throws ApiException (403) when it makes an owner and the last proof of who the caller is, is too old
   * @throws ApiException (404) when the company has no such member
   * @throws ApiException (409) when no owner would be left
   */
  async change(caller: Caller, companyId: number, memberId: number, dto: ChangeMemberDto): Promise<MemberDto> {
    return this.dataSource.transaction(async (transaction) => {
      const members = await LockedMembers.of(transaction, caller, companyId);
      const member = members.one(memberId);
      if (dto.role === 'member') members.refuseLastOwner(member);
      const changes = changesBetween(member, givenFields(dto, { keepWhenEmpty: [] }));
      if (changes?.after.role === 'owner') {
        await this.sessions.refuseStale(caller, transaction);
        await this.ownerAdded.notify(transaction, caller, members, { ...member, ...changes.after });
      }
      if (changes) {
        await transaction.update(CompanyMember, { member_id: memberId }, changes.after);
        await this.audit.record(transaction, caller, {
          action: 'updated',
          recordKind: 'company member',
          recordId: memberId,
          name: nameWithEmail({ ...member, ...changes.after }),
          ...changes,
        });
      }
      return this.lists.record(MEMBERS, memberId, MEMBER_NOT_FOUND, transaction);
    });
  }

  /**
   * Removes a member with the account, whose sessions end at once, or ends an invitation.
   * @throws ApiException (404) when the company has no such member
   * @throws ApiException (409) when no owner would be left
   */
  async remove(caller: Caller, companyId: number, memberId: number): Promise<DeletedDto> {
    return this.dataSource.transaction(async (transaction) => {
      const members = await LockedMembers.of(transaction, caller, companyId);
      const member = members.one(memberId);
      members.refuseLastOwner(member);
      await this.audit.record(transaction, caller, {
        action: 'deleted',
        recordKind: 'company member',
        recordId: memberId,
        name: nameWithEmail(member),
        before: {
          company_id: companyId,
          user_id: member.user_id,
          email: member.email,
          name: member.name,
          role: member.role,
        },
      });
      await this.end(transaction, caller, members, member);
      return { message: 'Member removed successfully', id: memberId };
    });
  }

  private async end(
    transaction: EntityManager,
    caller: Caller,
    members: LockedMembers,
    { member_id, user_id, email }: LockedMember,
  ): Promise<void> {
    await transaction.update(
      CompanyMember,
      { member_id },
      { state: 'revoked', user_id: null, former_user_id: user_id, email, link_hash: null, ended_at: () => 'now()' },
    );
    if (user_id === null) return;
    const { company_id: companyId } = members.company;
    await this.events.announce(MEMBER_REMOVED, transaction, { companyId, userId: user_id, email });
    await this.otp.endPasswordCodes(transaction, email);
    await deleteAccounts(transaction, [user_id]);
    const next = members.owners().find((owner) => owner.member_id !== member_id);
    if (members.company.contact_email === email && next) {
      await handOverContact(transaction, this.audit, caller, members.company, next);
    }
  }
}

/** How a member stands in the audit log. */
export function nameWithEmail({ name, email }: Pick<LockedMember, 'name' | 'email'>): string {
  return `${name} <${email}>`;
}
