import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { insertRow } from '../../platform/database/insert-row.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller, type Origin } from '../../platform/http/caller.js';
import { SELF_REGISTERING_ROLES, type SelfRegisteringRole } from '../../platform/http/role.js';
import { type Language } from '../../platform/language/language.js';
import { type User } from '../accounts/user.entity.js';
import { AuditService } from '../audit/audit.service.js';
import { type AnswerTermsDto, type TermsStateDto } from './terms.dto.js';
import { TERMS_VERSIONS, textOfTerms } from './terms.js';
import { TERMS_ACCEPTED, TERMS_VERSION_CHANGED } from './terms.problems.js';
import { TermsAnswer, type TermsAnswerGiven } from './terms-answer.entity.js';
import { termsIn } from './terms-in.js';

/** Of what a browser calls itself. */
const MAX_BROWSER_LENGTH = 200;

/** Parameters: the account, the version. */
const STATE = new PreparedStatement<{ accepted: boolean; answer: TermsAnswerGiven | null }>(
  `select u.terms_version is not distinct from $2::text as accepted, (select a.answer from terms_answers a
     where a.user_id = u.user_id and a.version = $2::text order by a.answer_id desc limit 1) as answer
   from users u where u.user_id = $1`,
);
const LOCK = new PreparedStatement('select from users where user_id = $1 for no key update');
const ACCEPT = new PreparedStatement(
  'update users set terms_version = $2, terms_accepted_at = clock_timestamp() where user_id = $1',
);
const SAVE_TEXT = new PreparedStatement(
  `insert into terms_texts (sha256, role, version, language, text) values ($1, $2, $3, $4, $5) on conflict do nothing`,
);

/** What is told of an answer; moments and text are added. */
type Answer = Pick<TermsAnswer, 'role' | 'version' | 'answer' | 'how' | 'address'> &
  Pick<Origin, 'userAgent'> &
  Partial<Pick<TermsAnswer, 'answered_at'>> & {
    /** The language that the person saw them in, as far as they have it. */
    shownIn?: Language | null | undefined;
  };

/** Answers to the terms, which stay as proof (docs/rules.md#terms, docs/rules.md#new-terms). */
@Injectable()
export class TermsAnswersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly audit: AuditService,
  ) {}

  /** Where the caller stands; nothing for those who are not asked: the staff, and members of a company that do not own it. */
  async of(caller: Caller, transaction?: EntityManager): Promise<TermsStateDto | undefined> {
    const role = SELF_REGISTERING_ROLES.find((one) => one === caller.role);
    if (!role || caller.memberRole === 'member') return undefined;
    const version = TERMS_VERSIONS[role];
    const [state] = await this.statements.run(STATE, [caller.userId, version], transaction);
    return state && { current: version, is_accepted: state.accepted, answer: state.answer };
  }

  /**
   * Keeps the caller's own answer to the present terms. The same answer again changes nothing.
   * @throws ApiException (409) for another version than the present one
   * @throws ApiException (409) for a no after a yes
   */
  async respond(
    caller: Caller,
    role: SelfRegisteringRole,
    { version, answer, language, sha256 }: AnswerTermsDto,
    userAgent: string | undefined,
  ): Promise<void> {
    const present = termsIn(role, language);
    if (version !== present.version || (sha256 && sha256 !== present.sha256))
      throw new ApiException(TERMS_VERSION_CHANGED);
    const { userId, email, address } = caller;
    await this.dataSource.transaction(async (transaction) => {
      await LOCK.within(transaction, [userId]);
      const [before] = await STATE.within(transaction, [userId, version]);
      if (before?.accepted && answer === 'no') throw new ApiException(TERMS_ACCEPTED);
      if (before?.accepted || before?.answer === answer) return;
      const account = { user_id: userId, email };
      const given = { role, version, answer, how: 'after_login' as const, address, userAgent };
      await this.save(transaction, account, { ...given, shownIn: language });
      if (answer === 'yes') await ACCEPT.within(transaction, [userId, version]);
      await this.audit.record(transaction, caller, {
        action: 'updated',
        recordKind: 'account',
        recordId: userId,
        name: email,
        after: { terms_version: version, terms_answer: answer },
      });
    });
  }

  /** Saves an answer, with the text if it was the present one: of an earlier version it is unknown. */
  async save(
    transaction: EntityManager,
    { user_id, email }: Pick<User, 'user_id' | 'email'>,
    { version, shownIn, userAgent, ...answer }: Answer,
  ): Promise<void> {
    const present = termsIn(answer.role, shownIn);
    const { language } = present;
    const sha256 = version === present.version ? present.sha256 : null;
    if (sha256) await SAVE_TEXT.within(transaction, [sha256, answer.role, version, language, textOfTerms(present)]);
    const browser = userAgent?.slice(0, MAX_BROWSER_LENGTH) || null;
    await insertRow(transaction, TermsAnswer, { user_id, email, version, language, sha256, browser, ...answer });
  }
}
