import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { type Actor, AuditService } from '../../auth/audit/audit.service.js';
import { type ChangedLogin, LOGIN_EMAIL_CHANGED } from '../../auth/login-email.service.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { advisoryLock } from '../../platform/database/advisory-lock.js';
import { existing } from '../../platform/database/existing.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { DAY_MILLISECONDS, MINUTE_SECONDS } from '../../platform/durations.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { type Language } from '../../platform/language/language.js';
import { linkTokenHash, newLinkToken } from '../../platform/link-token.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { limit } from '../../platform/rate-limits/limits.js';
import { RateLimitsService } from '../../platform/rate-limits/rate-limits.service.js';
import { Reacts, transactionEvent, TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { Employee } from '../employee.entity.js';
import { EMPLOYEE_NOT_FOUND } from '../employees.problems.js';
import { Consent, type ConsentChannel, type ConsentPurpose } from './consent.entity.js';
import { CONSENT_NOTED } from './consent.mails.js';
import {
  CONSENT_LINK_ENDED,
  CONSENT_REFUSED_BY_PERSON,
  CONSENT_TEXT_CHANGED,
  TOO_MANY_CONSENT_LINKS,
} from './consent.problems.js';
import { ConsentLink, type LinkPurpose } from './consent-link.entity.js';
import { ACCEPTED_CONSENT_VERSIONS, CONSENT_TEXT } from './consent-text.js';
import {
  type AnswerConsentDto,
  type ConsentDto,
  type ConsentHistoryDto,
  type NoteConsentDto,
  type SetConsentDto,
} from './sharing-consent.dto.js';

/** How long the link of a mail works. */
const CONSENT_LINK_DAYS = 14;

/** Decisions of one person that are shown. */
const MAX_HISTORY = 100;

const LINK_TRIES = [
  limit('consent-links', { per: 'address', points: 60, seconds: 10 * MINUTE_SECONDS, problem: TOO_MANY_CONSENT_LINKS }),
];
/** Of one link from one address, whether or not it works: what it shows costs. */
const LINK_OPENINGS = [
  limit('consent-openings', {
    per: 'account-address',
    points: 30,
    seconds: 10 * MINUTE_SECONDS,
    problem: TOO_MANY_CONSENT_LINKS,
  }),
];

/** What a person last said, as far as anything was said. */
export type LatestConsents = Partial<Record<ConsentPurpose, Consent>>;

export interface ConsentChange {
  actor: Actor | Caller;
  employeeId: number;
  shares: boolean;
}

/** A person's answer to what was asked about one company and job. */
export interface ShowingAnswer {
  request_id: number;
  company_name: string;
  job_title: string;
  agrees: boolean;
  /** Of what was shown. */
  text_sha256: string;
  language: Language;
  channel: 'own' | 'link';
}

export const CONSENT_CHANGED = transactionEvent<ConsentChange>(
  'consent.changed',
  'A person agreed to be shown to employers, or took that back, perhaps not for the first time.',
);

/** Whether people want to be shown to employers (docs/rules.md#consent). */
@Injectable()
export class SharingConsentService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly events: TransactionEvents,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
    private readonly limits: RateLimitsService,
  ) {}

  /** What a person last said. Without a word there is no consent. */
  async of(employee_id: number, transaction: EntityManager = this.dataSource.manager): Promise<ConsentDto> {
    const { share: last } = await this.latestConsents(employee_id, transaction);
    return {
      share_with_employers: last?.agrees ?? null,
      text_version: last?.text_version ?? null,
      how: last?.channel ?? null,
      decided_at: last?.decided_at.toISOString() ?? null,
      text: CONSENT_TEXT,
    };
  }

  /** What a person last said about each purpose; answers about one company and job are said of nothing else. */
  async latestConsents(
    employee_id: number,
    transaction: EntityManager = this.dataSource.manager,
  ): Promise<LatestConsents> {
    const rows = await transaction.query<Consent[]>(
      `select distinct on (purpose) * from consents where employee_id = $1 and purpose <> 'showing'
         order by purpose, consent_id desc`,
      [employee_id],
    );
    return Object.fromEntries(rows.map((row) => [row.purpose, row]));
  }

  /** The same, with every decision before. */
  async history(employee_id: number, transaction: EntityManager = this.dataSource.manager): Promise<ConsentHistoryDto> {
    if (!(await transaction.existsBy(Employee, { employee_id }))) throw new ApiException(EMPLOYEE_NOT_FOUND);
    const decisions = await transaction.find(Consent, {
      where: { employee_id, purpose: In(['share', 'showing']) },
      relations: { admin: true },
      order: { consent_id: 'DESC' },
      take: MAX_HISTORY,
    });
    const history = decisions.map(
      ({ consent_id: id, agrees, channel, decided_at, admin, company_name, job_title }) => ({
        id,
        share_with_employers: agrees,
        how: channel,
        decided_at: decided_at.toISOString(),
        noted_by: admin ? (admin.full_name ?? admin.email) : null,
        company_name,
        job_title,
      }),
    );
    return { ...(await this.of(employee_id, transaction)), history };
  }

  /**
   * Keeps a decision from being taken until the transaction ends. A lock of its own, taken before connections: a change of status holds a
   * connection, and then its person.
   */
  async lock(transaction: EntityManager, employeeId: number): Promise<void> {
    await advisoryLock(transaction, `consent of ${employeeId}`);
  }

  /** The same for several people, in the order of their keys. */
  async lockAll(transaction: EntityManager, employeeIds: readonly number[]): Promise<void> {
    for (const id of [...new Set(employeeIds)].toSorted((a, b) => a - b)) await this.lock(transaction, id);
  }

  /**
   * The person's own decision.
   * @throws ApiException (409) for another version of the text than the present one
   */
  async set(caller: Caller, dto: SetConsentDto): Promise<ConsentDto> {
    refuseOtherText(dto);
    return this.dataSource.transaction(async (transaction) => {
      const employee = await this.lockedPerson(transaction, caller.employeeId ?? 0);
      await this.save(transaction, caller, employee, dto, 'own');
      return this.of(employee.employee_id, transaction);
    });
  }

  /**
   * Notes what a person told the staff. The person is mailed, with a link to change it.
   * @throws ApiException (409) for a yes when the newest word of the person's own is no
   */
  async note(
    caller: Caller,
    employeeId: number,
    { how, share_with_employers }: NoteConsentDto,
  ): Promise<ConsentHistoryDto> {
    return this.dataSource.transaction(async (transaction) => {
      const employee = await this.lockedPerson(transaction, employeeId);
      const shares = share_with_employers ?? true;
      if (shares && (await saidNo(transaction, employeeId))) throw new ApiException(CONSENT_REFUSED_BY_PERSON);
      const decision = { share_with_employers: shares, text_version: CONSENT_TEXT.version };
      await this.save(transaction, caller, employee, decision, how);
      const link = await this.newLink(transaction, employeeId);
      await this.outbox.queue(transaction, employee.email, CONSENT_NOTED, { name: employee.full_name, shares, link });
      return this.history(employeeId, transaction);
    });
  }

  /**
   * A link by which a person decides without a login. It works for 14 days, and opening it changes nothing.
   * @param request_id the job that is asked about; null where none is
   */
  async newLink(transaction: EntityManager, employee_id: number, request_id: number | null = null): Promise<string> {
    const { token, hash: token_hash } = newLinkToken();
    const expires_at = inDays(CONSENT_LINK_DAYS);
    await transaction.insert(ConsentLink, { token_hash, employee_id, purpose: 'share', request_id, expires_at });
    return `${this.address.url}/consent#${token}`;
  }

  /** Links that were mailed to a former e-mail end with it. */
  @Reacts(LOGIN_EMAIL_CHANGED, { order: 2 })
  async endLinks(transaction: EntityManager, { userId }: ChangedLogin): Promise<void> {
    await transaction.query(
      'delete from consent_links l using employees e where e.employee_id = l.employee_id and e.user_id = $1',
      [userId],
    );
  }

  /** Tokens of links for several people, in their order. */
  async newTokens(
    transaction: EntityManager,
    employeeIds: readonly number[],
    purpose: LinkPurpose,
    days: number,
  ): Promise<string[]> {
    const expires_at = inDays(days);
    const tokens = employeeIds.map(() => newLinkToken());
    await transaction.insert(
      ConsentLink,
      employeeIds.map((employee_id, place) => ({
        token_hash: tokens[place]?.hash ?? '',
        employee_id,
        purpose,
        expires_at,
      })),
    );
    return tokens.map(({ token }) => token);
  }

  /**
   * Does something for the person of a link.
   * @throws ApiException (404) when the link has ended
   * @throws ApiException (429) after too many that had, or when it was opened too often
   */
  byLink<T>(
    { address }: Origin,
    token: string,
    purpose: LinkPurpose,
    work: (transaction: EntityManager, employeeId: number, requestId: number | null) => Promise<T>,
  ): Promise<T> {
    return this.limits.takeForFailure(LINK_TRIES, { address }, async () => {
      await this.limits.take(LINK_OPENINGS, { address, email: `link ${linkTokenHash(token)}` });
      return this.dataSource.transaction(async (transaction) => {
        const { employee_id, request_id } = await linkOf(transaction, token, purpose);
        return work(transaction, employee_id, request_id);
      });
    });
  }

  /**
   * The person's decision by a link.
   * @throws ApiException (404) when the link has ended
   * @throws ApiException (409) for another version of the text than the present one
   */
  async answer({ token, ...dto }: AnswerConsentDto, origin: Origin): Promise<ConsentDto> {
    return this.byLink(origin, token, 'share', async (transaction, employeeId) => {
      refuseOtherText(dto);
      const employee = await this.lockedPerson(transaction, employeeId);
      const { user_id: userId, email, employee_id } = employee;
      await this.save(transaction, { ...origin, userId, email, role: 'employee' }, employee, dto, 'link');
      return this.of(employee_id, transaction);
    });
  }

  /** A person, whose words are locked. */
  async lockedPerson(transaction: EntityManager, employee_id: number): Promise<Employee> {
    await this.lock(transaction, employee_id);
    return existing(transaction, Employee, { employee_id }, EMPLOYEE_NOT_FOUND);
  }

  /** Saves a person's answer to what was asked about one company and job. The caller has locked the words of the person. */
  async saveShowingAnswer(
    transaction: EntityManager,
    actor: Actor | Caller,
    { employee_id, full_name }: Employee,
    answer: ShowingAnswer,
  ): Promise<void> {
    const { company_name, job_title, agrees, channel } = answer;
    const { address } = actor;
    await insertRow(transaction, Consent, {
      employee_id,
      purpose: 'showing',
      text_version: CONSENT_TEXT.version,
      address,
      ...answer,
    });
    await this.audit.record(transaction, actor, {
      action: 'updated',
      recordKind: 'employee',
      recordId: employee_id,
      name: full_name,
      after: { consent_showing: agrees, company_name, job_title, consent_channel: channel },
    });
  }

  private async save(
    transaction: EntityManager,
    actor: Actor | Caller,
    { employee_id, full_name }: Employee,
    { share_with_employers, text_version }: SetConsentDto,
    channel: ConsentChannel,
  ): Promise<void> {
    const before = await this.of(employee_id, transaction);
    if (before.share_with_employers !== share_with_employers || before.text_version !== text_version) {
      const isOwn = channel === 'own' || channel === 'link';
      await insertRow(transaction, Consent, {
        employee_id,
        purpose: 'share',
        agrees: share_with_employers,
        not_to: (await this.latestConsents(employee_id, transaction)).share?.not_to ?? [],
        text_version,
        text_sha256: isOwn ? CONSENT_TEXT.sha256 : null,
        channel,
        address: isOwn ? actor.address : null,
        noted_by: isOwn ? null : actor.userId,
      });
      await this.audit.record(transaction, actor, {
        action: 'updated',
        recordKind: 'employee',
        recordId: employee_id,
        name: full_name,
        before: { share_with_employers: before.share_with_employers },
        after: { share_with_employers, consent_channel: channel },
      });
    }
    // a no that is said again declines what waits
    await this.events.announce(CONSENT_CHANGED, transaction, {
      actor,
      employeeId: employee_id,
      shares: share_with_employers,
    });
  }
}

function refuseOtherText({ text_version, text_sha256 }: SetConsentDto): void {
  if (!ACCEPTED_CONSENT_VERSIONS.includes(text_version) || (text_sha256 && text_sha256 !== CONSENT_TEXT.sha256))
    throw new ApiException(CONSENT_TEXT_CHANGED);
}

/** Words that a person said without the staff. */
const OWN_CHANNELS: readonly ConsentChannel[] = ['registration', 'card', 'my_data', 'own', 'link'];

/** Whether the newest word of a person's own about being shown is no. */
async function saidNo(transaction: EntityManager, employee_id: number): Promise<boolean> {
  const own = await transaction.findOne(Consent, {
    where: { employee_id, purpose: 'share', channel: In(OWN_CHANNELS) },
    order: { consent_id: 'DESC' },
  });
  return own?.agrees === false;
}

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MILLISECONDS);

type Linked = Pick<ConsentLink, 'employee_id' | 'request_id'>;

async function linkOf(transaction: EntityManager, token: string, purpose: LinkPurpose): Promise<Linked> {
  const [link] = await transaction.query<Linked[]>(
    'select employee_id, request_id from consent_links where token_hash = $1 and purpose = $2 and expires_at > now()',
    [linkTokenHash(token), purpose],
  );
  if (!link) throw new ApiException(CONSENT_LINK_ENDED);
  return link;
}
