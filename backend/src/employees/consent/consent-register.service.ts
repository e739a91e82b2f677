import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ACCOUNT_RESTRICTED, type AccountRestricted } from '../../auth/accounts/restrictions.service.js';
import { type Actor, AuditService } from '../../auth/audit/audit.service.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { insertRow } from '../../platform/database/insert-row.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { type Language } from '../../platform/language/language.js';
import { OutboxService } from '../../platform/mail/outbox.service.js';
import { Reacts, TransactionEvents } from '../../platform/transactions/transaction-events.js';
import { Employee } from '../employee.entity.js';
import { EMPLOYEE_NOT_FOUND } from '../employees.problems.js';
import { Consent, CONSENT_PURPOSES, type ConsentChannel, type ConsentPurpose } from './consent.entity.js';
import { CONSENT_WITHDRAWN } from './consent.mails.js';
import { CONSENT_NOT_GIVEN, CONSENT_TEXT_CHANGED } from './consent.problems.js';
import { ACCEPTED_CONSENT_VERSIONS } from './consent-text.js';
import {
  type ConsentAnswerDto,
  type ConsentsDto,
  OPTIONAL_PURPOSES,
  type OptionalPurpose,
  type SetConsentsDto,
  type WithdrawConsentDto,
} from './consents.dto.js';
import { NOTICE_VERSION, noticeHash } from './notice/notice.js';
import { CONSENT_CHANGED, type LatestConsents, SharingConsentService } from './sharing-consent.service.js';

type ConsentRow = Pick<Consent, 'purpose' | 'not_to' | 'channel'> & Partial<Consent> & { agrees: boolean };

/** A person's word about being kept to find work. */
export interface ServiceAnswer {
  agrees: boolean;
  notice_version: string;
  notice_sha256?: string | null | undefined;
  language: Language;
  channel: ConsentChannel;
}

/** The present notice, as a word names it. */
const shownIn = (language: Language): Pick<Consent, 'text_version' | 'language' | 'text_sha256'> => ({
  text_version: NOTICE_VERSION,
  language,
  text_sha256: noticeHash(language),
});

function refuseOtherNotice({
  notice_version,
  notice_sha256,
  language,
}: Pick<ServiceAnswer, 'notice_version' | 'notice_sha256' | 'language'>): void {
  if (!ACCEPTED_CONSENT_VERSIONS.includes(notice_version) || (notice_sha256 && notice_sha256 !== noticeHash(language)))
    throw new ApiException(CONSENT_TEXT_CHANGED);
}

/** The ledger of what people said about every purpose (docs/rules.md#consents). */
@Injectable()
export class ConsentRegisterService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consent: SharingConsentService,
    private readonly audit: AuditService,
    private readonly events: TransactionEvents,
    private readonly outbox: OutboxService,
    private readonly address: PublicAddress,
  ) {}

  /** What a person last said about every purpose. */
  async of(employeeId: number, transaction: EntityManager = this.dataSource.manager): Promise<ConsentsDto> {
    const latest = await this.consent.latestConsents(employeeId, transaction);
    return {
      notice_version: NOTICE_VERSION,
      service: answerOf(latest.service),
      share: { ...answerOf(latest.share), not_to: latest.share?.not_to ?? [] },
      jobs: answerOf(latest.jobs),
      news: answerOf(latest.news),
    };
  }

  /** The same for the agency. */
  async ofPerson(employee_id: number): Promise<ConsentsDto> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(Employee, { employee_id }))) throw new ApiException(EMPLOYEE_NOT_FOUND);
    return this.of(employee_id, manager);
  }

  /**
   * Saves the person's own words. What was said before and is said again leaves no line.
   * @throws ApiException (409) for another version of the notice than the present one
   */
  async set(caller: Caller, dto: SetConsentsDto): Promise<ConsentsDto> {
    const { notice_version: text_version, language, how, share, jobs, news } = dto;
    refuseOtherNotice(dto);
    return this.dataSource.transaction(async (transaction) => {
      const { employee_id, full_name } = await this.consent.lockedPerson(transaction, caller.employeeId ?? 0);
      const before = await this.consent.latestConsents(employee_id, transaction);
      const answers = { share: share?.answer, jobs, news };
      const rows = OPTIONAL_PURPOSES.flatMap((purpose): ConsentRow[] => {
        const agrees = answers[purpose];
        if (agrees === undefined || agrees === null) return [];
        const last = before[purpose];
        const not_to = (purpose === 'share' && share?.not_to) || last?.not_to || [];
        return isSame(last, agrees, not_to) ? [] : [{ purpose, agrees, not_to, channel: how ?? 'my_data' }];
      });
      for (const row of rows) {
        const shown = { ...shownIn(language), text_version, address: caller.address };
        await this.save(transaction, caller, { employee_id, full_name }, before, { ...row, ...shown });
      }
      // a no that is said again declines what waits
      if (share?.answer === false && !rows.some(({ purpose }) => purpose === 'share')) {
        await this.events.announce(CONSENT_CHANGED, transaction, {
          actor: caller,
          employeeId: employee_id,
          shares: false,
        });
      }
      return this.of(employee_id, transaction);
    });
  }

  /**
   * Records that a person told the staff to take a consent back. The person is mailed.
   * @throws ApiException (409) when the person has not agreed to it
   */
  async withdraw(
    caller: Caller,
    employeeId: number,
    { purpose, how, reason }: WithdrawConsentDto,
  ): Promise<ConsentsDto> {
    return this.dataSource.transaction(async (transaction) => {
      const { employee_id, full_name, email } = await this.consent.lockedPerson(transaction, employeeId);
      const before = await this.consent.latestConsents(employee_id, transaction);
      const last = before[purpose];
      if (!last?.agrees) throw new ApiException(CONSENT_NOT_GIVEN);
      const { not_to, text_version, language } = last;
      const word = {
        purpose,
        agrees: false,
        not_to,
        text_version,
        language,
        channel: how ?? 'staff',
        noted_by: caller.userId,
      } as const;
      await this.save(transaction, caller, { employee_id, full_name }, before, { ...word, not_to }, reason);
      const link = `${this.address.url}/login`;
      await this.outbox.queue(transaction, email, CONSENT_WITHDRAWN, { name: full_name, purpose, link });
      return this.of(employee_id, transaction);
    });
  }

  /** Saves a person's word from the link of a mail, which says what it is about. What was said before and is said again leaves no line. */
  async saveByLink(
    transaction: EntityManager,
    origin: Origin,
    {
      employeeId,
      purpose,
      agrees,
    }: { employeeId: number; purpose: Exclude<OptionalPurpose, 'share'>; agrees: boolean },
  ): Promise<void> {
    const { employee_id, full_name, user_id: userId, email } = await this.consent.lockedPerson(transaction, employeeId);
    const before = await this.consent.latestConsents(employee_id, transaction);
    const last = before[purpose];
    if (last?.agrees === agrees) return;
    const { address } = origin;
    const shown = { text_version: NOTICE_VERSION, language: last?.language ?? 'en', address } as const;
    const row = { purpose, agrees, not_to: [], channel: 'link', ...shown } as const;
    const actor = { ...origin, userId, email, role: 'employee' } as const;
    await this.save(transaction, actor, { employee_id, full_name }, before, { ...row, not_to: [] });
  }

  /** Keeps that a person who has just registered agreed to be kept to find work. */
  async saveAtRegistration(
    transaction: EntityManager,
    { address }: Origin,
    employee_id: number,
    language: Language,
  ): Promise<void> {
    await insertRow(transaction, Consent, {
      employee_id,
      purpose: 'service',
      ...shownIn(language),
      agrees: true,
      channel: 'registration',
      address,
    });
  }

  /** What is shown of a person who is about to be restricted ends as by a consent that is taken back. */
  @Reacts(ACCOUNT_RESTRICTED, { order: 1 })
  async endShowings(transaction: EntityManager, { actor, userId: user_id }: AccountRestricted): Promise<void> {
    const person = await transaction.findOneBy(Employee, { user_id });
    if (!person) return;
    const { employee_id: employeeId } = person;
    await this.consent.lock(transaction, employeeId);
    await this.events.announce(CONSENT_CHANGED, transaction, { actor, employeeId, shares: false });
  }

  /**
   * Keeps whether a person agrees to be kept to find work.
   * @throws ApiException (409) for another version of the notice than the present one
   */
  async answerService(
    transaction: EntityManager,
    actor: Actor | Caller,
    employeeId: number,
    answer: ServiceAnswer,
  ): Promise<void> {
    refuseOtherNotice(answer);
    const { agrees, notice_version, language, channel } = answer;
    const employee = await this.consent.lockedPerson(transaction, employeeId);
    const before = await this.consent.latestConsents(employeeId, transaction);
    if (before.service?.agrees === agrees) return;
    const shown = { ...shownIn(language), text_version: notice_version, address: actor.address };
    await this.save(transaction, actor, employee, before, {
      purpose: 'service',
      ...shown,
      agrees,
      not_to: [],
      channel,
    });
  }

  /**
   * Holds two records that became one to the words of both (docs/rules.md#consents).
   * @param latest of both, from before they were joined
   */
  async saveOfMerged(
    transaction: EntityManager,
    employee_id: number,
    latest: readonly LatestConsents[],
  ): Promise<void> {
    for (const purpose of CONSENT_PURPOSES) {
      const said = latest.flatMap((one) => one[purpose] ?? []).toSorted((a, b) => b.consent_id - a.consent_id);
      const [newest] = said;
      if (!newest) continue;
      // a no that came last stands, with the companies that either named
      const agrees = newest.agrees !== false && jointAnswer(purpose, latest);
      const not_to = [...new Set(said.flatMap((one) => one.not_to))];
      if (isSame(newest, agrees, not_to)) continue;
      const { text_version, language } = newest;
      await insertRow(transaction, Consent, {
        employee_id,
        purpose,
        agrees,
        not_to,
        text_version,
        language,
        channel: 'merge',
      });
    }
  }

  private async save(
    transaction: EntityManager,
    actor: Actor | Caller,
    { employee_id, full_name }: { employee_id: number; full_name: string },
    before: LatestConsents,
    row: ConsentRow,
    reason?: string,
  ): Promise<void> {
    const { purpose, agrees, not_to, channel } = row;
    await insertRow(transaction, Consent, { employee_id, ...row });
    await this.audit.record(transaction, actor, {
      action: 'updated',
      recordKind: 'employee',
      recordId: employee_id,
      name: full_name,
      before: said(purpose, before[purpose]?.agrees ?? null, before[purpose]?.not_to),
      after: { ...said(purpose, agrees, not_to), consent_channel: channel, ...(reason && { reason }) },
    });
    if (purpose !== 'share') return;
    await this.events.announce(CONSENT_CHANGED, transaction, {
      actor,
      employeeId: employee_id,
      shares: agrees,
    });
  }
}

/** No where either said no; yes where both said yes. Being kept goes with the source: one yes is enough. */
function jointAnswer(purpose: ConsentPurpose, latest: readonly LatestConsents[]): boolean | null {
  const said = latest.map((one) => one[purpose]?.agrees ?? null);
  if (said.includes(false)) return false;
  return purpose === 'service' || !said.includes(null) ? true : null;
}

const answerOf = (consent: Consent | undefined): ConsentAnswerDto => ({
  answer: consent?.agrees ?? null,
  decided_at: consent?.decided_at.toISOString() ?? null,
});

const isSame = (last: Consent | undefined, agrees: boolean | null, not_to: readonly string[]): boolean =>
  last?.agrees === agrees && last.not_to.toSorted().join('\n') === not_to.toSorted().join('\n');

/** As the audit log has it; being shown is called as it is in a person's decisions. */
const said = (
  purpose: ConsentPurpose,
  agrees: boolean | null,
  not_to: readonly string[] = [],
): Record<string, unknown> =>
  purpose === 'share'
    ? { share_with_employers: agrees, not_to: not_to.length ? [...not_to] : null }
    : { [`consent_${purpose}`]: agrees };
