import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AgencySettingsService } from '../../agency/agency-settings.service.js';
import { type Actor } from '../../auth/audit/audit.service.js';
import { Connection } from '../../connections/connection.entity.js';
import { CONSENT_TEXT_CHANGED } from '../../employees/consent/consent.problems.js';
import { SharingConsentService } from '../../employees/consent/sharing-consent.service.js';
import { sha256OfText } from '../../employees/consent/text-hash.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { type Locked, lockedSubmission, newSheet } from './locked-submission.js';
import { isNotMasked, MaskedSheetService } from './masked-sheet.service.js';
import { type AnswerShowingDto, type OpenedConsentDto, type ShowingQuestionDto } from './question.dto.js';
import { Sheet } from './sheet.entity.js';
import { NO_QUESTION } from './submissions.problems.js';
import { SubmissionsService } from './submissions.service.js';

const SHOWN_FILE = 'select file_name from resumes where employee_id = $1 and shown';

/** What people are asked before one company sees them, with all that it would see, and their answers (docs/rules.md#consent). */
@Injectable()
export class QuestionsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly consent: SharingConsentService,
    private readonly sheets: MaskedSheetService,
    private readonly settings: AgencySettingsService,
    private readonly submissions: SubmissionsService,
  ) {}

  /**
   * What the caller is asked about a job.
   * @throws ApiException (404) when nothing about it waits for an answer
   * @throws ApiException (503) when the texts could not be looked through
   */
  async of(caller: Caller, requestId: number): Promise<ShowingQuestionDto> {
    const question = await this.questionFor(caller.employeeId ?? 0, requestId);
    if (!question) throw new ApiException(NO_QUESTION);
    return question;
  }

  /**
   * The caller's answer.
   * @throws ApiException (404) when nothing about the job waits for an answer
   * @throws ApiException (409) when the company would see something else than what was read
   */
  async answer(caller: Caller, requestId: number, dto: AnswerShowingDto): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const locked = await this.waiting(transaction, caller.employeeId ?? 0, requestId);
      await this.save(transaction, caller, locked, dto, 'own');
    });
  }

  /**
   * What the page of a link shows. Changes nothing.
   * @throws ApiException (404) when the link has ended
   * @throws ApiException (503) when the texts could not be looked through
   */
  async open(token: string, origin: Origin): Promise<OpenedConsentDto> {
    const { consent, employeeId, requestId } = await this.consent.byLink(
      origin,
      token,
      'share',
      async (transaction, employeeId, requestId) => ({
        consent: await this.consent.of(employeeId, transaction),
        employeeId,
        requestId,
      }),
    );
    const question = requestId ? await this.questionFor(employeeId, requestId) : undefined;
    return { ...consent, question: question ?? null };
  }

  /**
   * The person's answer by a link.
   * @throws as `open`, and as `answer`
   */
  async answerByLink(token: string, dto: AnswerShowingDto, origin: Origin): Promise<OpenedConsentDto> {
    return this.consent.byLink(origin, token, 'share', async (transaction, employeeId, requestId) => {
      const locked = await this.waiting(transaction, employeeId, requestId ?? 0);
      const { user_id: userId, email } = locked.employee;
      await this.save(transaction, { ...origin, userId, email, role: 'employee' }, locked, dto, 'link');
      return { ...(await this.consent.of(employeeId, transaction)), question: null };
    });
  }

  private async save(
    transaction: EntityManager,
    actor: Actor | Caller,
    locked: Locked,
    { agrees, question_sha256, language }: AnswerShowingDto,
    channel: 'own' | 'link',
  ): Promise<void> {
    const question = await this.read(transaction, locked, transaction).catch((error: unknown) => {
      // what was read, was looked through
      throw isNotMasked(error) ? new ApiException(CONSENT_TEXT_CHANGED) : error;
    });
    const { request_id, company_name, job_title, sha256 } = question;
    if (sha256 !== question_sha256) throw new ApiException(CONSENT_TEXT_CHANGED);
    await this.consent.saveShowingAnswer(transaction, actor, locked.employee, {
      request_id,
      company_name,
      job_title,
      agrees,
      text_sha256: sha256,
      language: language ?? 'en',
      channel,
    });
    if (agrees) return this.submissions.endWait(transaction, locked);
    const end = { share: 'declined', reason: 'the person did not agree' } as const;
    await this.submissions.end(transaction, actor, locked.connection, end);
  }

  /** Reads without holding anything: the answer compares. */
  private async questionFor(employee_id: number, request_id: number): Promise<ShowingQuestionDto | undefined> {
    const { manager } = this.dataSource;
    const connection = await manager.findOne(Connection, {
      where: { employee_id, request_id, share: 'waiting' },
      relations: { employee: true, job: true },
    });
    if (!connection) return undefined;
    const { connection_id, employee, job } = connection;
    const sheet = (await manager.findOneBy(Sheet, { connection_id })) ?? newSheet(manager, connection_id);
    return this.read(manager, { connection, employee, job, sheet });
  }

  private async read(
    manager: EntityManager,
    { connection, employee, job, sheet }: Locked,
    transaction?: EntityManager,
  ): Promise<ShowingQuestionDto> {
    const { name_shown_from, contact_shown_from } = await this.settings.current(manager);
    const [file] = await manager.query<{ file_name: string }[]>(SHOWN_FILE, [employee.employee_id]);
    const content = {
      request_id: connection.request_id,
      company_name: job.company_name,
      job_title: job.title,
      location: job.location,
      profile: await this.sheets.preview(sheet, employee, transaction),
      file_name: file?.file_name ?? null,
      name_shown_from,
      contact_shown_from,
    };
    return { ...content, waits_until: sheet.waits_until?.toISOString() ?? null, sha256: sha256OfText(content) };
  }

  /** @throws ApiException (404) when nothing about the job waits for the person's answer */
  private async waiting(transaction: EntityManager, employeeId: number, requestId: number): Promise<Locked> {
    const locked = await this.found(transaction, employeeId, requestId);
    if (!locked) throw new ApiException(NO_QUESTION);
    return locked;
  }

  private async found(
    transaction: EntityManager,
    employee_id: number,
    request_id: number,
  ): Promise<Locked | undefined> {
    const one = await transaction.findOneBy(Connection, { employee_id, request_id, share: 'waiting' });
    if (!one) return undefined;
    const locked = await lockedSubmission(transaction, this.consent, one.connection_id, { isToBeShown: true });
    return locked.connection.share === 'waiting' ? locked : undefined;
  }
}
