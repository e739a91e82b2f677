import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationsService } from '../../agency/notifications/notifications.service.js';
import { EMAIL_TAKEN } from '../../auth/accounts/accounts.problems.js';
import { AccountsService } from '../../auth/accounts/accounts.service.js';
import { User } from '../../auth/accounts/user.entity.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { LINK_TRIES } from '../../auth/auth.limits.js';
import { INVALID_LINK } from '../../auth/codes/codes.problems.js';
import { refuseOwnEmail } from '../../auth/password-field.js';
import { PasswordHasher } from '../../auth/password-hasher.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { ApiException, fieldProblem } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { type MessageDto } from '../../platform/http/message.dto.js';
import { isStaff } from '../../platform/http/role.js';
import { linkTokenHash, newLinkToken } from '../../platform/link-token.js';
import { ListReader } from '../../platform/lists/list-reader.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { Company } from '../company.entity.js';
import { CompanyMember, INVITATION_SECONDS } from './company-member.entity.js';
import { LockedMembers, MAX_MEMBERS } from './locked-members.js';
import {
  type AcceptInvitationDto,
  type InvitationDto,
  type InviteMemberDto,
  type OpenInvitationDto,
} from './member.dto.js';
import {
  INVITATION_OPENINGS,
  INVITATIONS_BY_MEMBERS,
  INVITATIONS_OF_COMPANY,
  INVITATIONS_TO_EMAIL,
} from './members.limits.js';
import { type MemberDto, MEMBERS } from './members.list.js';
import { MEMBER_INVITED } from './members.mails.js';
import { COLLEAGUE_INVITED } from './members.notifications.js';
import { MEMBER_NOT_FOUND, TOO_MANY_MEMBERS } from './members.problems.js';
import { nameWithEmail } from './members.service.js';
import { OwnerAddedNotifier } from './owner-added-notifier.js';

/** What an invitation offers, and to whom. */
type Offer = OpenInvitationDto & Pick<CompanyMember, 'member_id' | 'company_id'>;

const OPEN = `select m.member_id, m.company_id, m.email, m.name, m.role, c.name as company_name
  from company_members m join companies c using (company_id)
  where m.link_hash = $1 and m.state = 'invited' and m.link_expires_at > now()`;

/** Invitations of members: a mailed link, which works once, for 72 hours (docs/rules.md#members). */
@Injectable()
export class MemberInvitationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly accounts: AccountsService,
    private readonly hasher: PasswordHasher,
    private readonly limits: RateLimitsService,
    private readonly lists: ListReader,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    private readonly audit: AuditService,
    private readonly notifications: NotificationsService,
    private readonly ownerAdded: OwnerAddedNotifier,
  ) {}

  /**
   * Invites a member. An open or expired invitation of the e-mail is sent again, with a new link.
   * @throws ApiException (409) when the e-mail has an account, or the company has as many members as it may
   * @throws ApiException (429) when the company invites too often
   */
  async invite(caller: Caller, companyId: number, dto: InviteMemberDto): Promise<MemberDto> {
    const { email } = dto;
    const { address } = caller;
    await this.limits.take(INVITATIONS_OF_COMPANY, { email: `company ${companyId}`, address });
    const limits = isStaff(caller.role) ? INVITATIONS_TO_EMAIL : INVITATIONS_BY_MEMBERS;
    return this.limits.takeForSuccess(limits, { email, address }, () =>
      this.dataSource.transaction(async (transaction) => {
        const members = await LockedMembers.of(transaction, caller, companyId);
        if (await transaction.existsBy(User, { email })) throw fieldProblem(EMAIL_TAKEN, 'email', {});
        const open = members.all.find((member) => member.state === 'invited' && member.email === email);
        const others = members.all.filter(({ counts, member_id }) => counts && member_id !== open?.member_id);
        if (others.length >= MAX_MEMBERS) throw new ApiException(TOO_MANY_MEMBERS, { values: { max: MAX_MEMBERS } });
        const { token } = newLinkToken();
        const memberId = await this.write(transaction, caller, companyId, dto, token, open?.member_id);
        await this.audit.record(transaction, caller, {
          action: open ? 'sent' : 'created',
          recordKind: 'company member',
          recordId: memberId,
          name: nameWithEmail(dto),
          after: { company_id: companyId, ...dto },
        });
        const inviter = members.active().find(({ user_id }) => user_id === caller.userId);
        await this.mail(transaction, dto, members.company, isStaff(caller.role) ? undefined : inviter?.name, token);
        if (dto.role === 'owner') await this.ownerAdded.notify(transaction, caller, members, dto);
        if (!isStaff(caller.role)) {
          const to = { owner: members.company.owner_id };
          await this.notifications.notify(transaction, { kind: COLLEAGUE_INVITED, recordId: companyId, to });
        }
        return this.lists.record(MEMBERS, memberId, MEMBER_NOT_FOUND, transaction);
      }),
    );
  }

  /**
   * What an invitation says. Looking changes nothing.
   * @throws ApiException (429) after too many tries
   * @throws ApiException (400) when the link is unknown, expired, used or taken back
   */
  async open({ token }: InvitationDto, { address }: Origin): Promise<OpenInvitationDto> {
    const { company_name, email, name, role } = await this.offerOfLink(token, address);
    return { company_name, email, name, role };
  }

  /**
   * Makes the account and its membership. Of parallel attempts one succeeds.
   * @throws ApiException (400) when the link is unknown, expired, used or taken back
   * @throws ApiException (409) when the e-mail got an account after it was invited
   */
  async accept({ token, password }: AcceptInvitationDto, origin: Origin): Promise<MessageDto> {
    const { address } = origin;
    const seen = await this.offerOfLink(token, address);
    const { email } = seen;
    refuseOwnEmail('password', password, email);
    const passwordHash = await this.hasher.hash(password, { address, email }, () =>
      this.offerOf(this.dataSource.manager, token),
    );
    await this.dataSource.transaction(async (transaction) => {
      const { company_id } = seen;
      await transaction.findOne(Company, { where: { company_id }, lock: { mode: 'pessimistic_write' } });
      const offer = await this.offerOf(transaction, token);
      const user = await this.accounts.create(transaction, { email, role: 'company' }, passwordHash);
      await transaction.update(
        CompanyMember,
        { member_id: offer.member_id },
        {
          state: 'active',
          user_id: user.user_id,
          email: null,
          link_hash: null,
          link_expires_at: null,
          accepted_at: () => 'now()',
        },
      );
      await this.audit.record(
        transaction,
        { ...origin, userId: user.user_id, email, role: 'company' },
        {
          action: 'registered',
          recordKind: 'company member',
          recordId: offer.member_id,
          name: nameWithEmail(offer),
          after: { company_id: offer.company_id, role: offer.role },
        },
      );
    });
    return { message: 'Your account is ready. Please log in.' };
  }

  /** @throws ApiException (429) after too many tries, of one link whether or not they succeed */
  private async offerOfLink(token: string, address: string): Promise<Offer> {
    return this.limits.takeForFailure(LINK_TRIES, { address }, async () => {
      await this.limits.take(INVITATION_OPENINGS, { address, email: `link ${linkTokenHash(token)}` });
      return this.offerOf(this.dataSource.manager, token);
    });
  }

  private async offerOf(manager: EntityManager, token: string): Promise<Offer> {
    const [offer] = await manager.query<Offer[]>(OPEN, [linkTokenHash(token)]);
    if (!offer) throw new ApiException(INVALID_LINK);
    return offer;
  }

  /** @returns the key of the member */
  private async write(
    transaction: EntityManager,
    { userId }: Caller,
    company_id: number,
    { email, name, role }: InviteMemberDto,
    token: string,
    openId: number | undefined,
  ): Promise<number> {
    const [row] = await transaction.query<[{ member_id: number }]>(
      `insert into company_members as m (member_id, company_id, email, name, role, state, link_hash, link_expires_at, invited_by, invited_at)
       select coalesce($1, nextval(pg_get_serial_sequence('company_members', 'member_id'))), $2, $3, $4, $5, 'invited', $6,
         now() + $7 * interval '1 second', $8, now()
       on conflict (member_id) do update set name = excluded.name, role = excluded.role, link_hash = excluded.link_hash,
         link_expires_at = excluded.link_expires_at, invited_by = excluded.invited_by, invited_at = excluded.invited_at
       returning member_id`,
      [openId ?? null, company_id, email, name, role, linkTokenHash(token), INVITATION_SECONDS, userId],
    );
    return row.member_id;
  }

  private async mail(
    transaction: EntityManager,
    { email, name }: InviteMemberDto,
    { name: company }: Company,
    inviter: string | undefined,
    token: string,
  ): Promise<void> {
    // in the fragment, which no server and no log receives
    const link = `${this.address.url}/join#${token}`;
    await this.outbox.queue(
      transaction,
      email,
      MEMBER_INVITED,
      { name, email, company, inviter, link },
      { usefulSeconds: INVITATION_SECONDS },
    );
  }
}
