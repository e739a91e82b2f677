import { Injectable } from '@nestjs/common';
import { LettersService } from '../../agency/documents/letters.service.js';
import { AuditService } from '../../auth/audit/audit.service.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { PreparedStatement } from '../../platform/database/prepared-statement.js';
import { Statements } from '../../platform/database/statements.js';
import { type FileReply } from '../../platform/downloads/file-reply.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type Caller } from '../../platform/http/caller.js';
import { type Language } from '../../platform/language/language.js';
import { isoMoment } from '../../platform/lists/list-definition.js';
import { NO_ACCEPTANCE } from './terms.problems.js';
import { certificateOf, type ProvenAcceptance } from './terms-certificate.js';

type Acceptance = ProvenAcceptance & { account: string; account_language: Language | null };
/** At least one. */
type Acceptances = readonly [Acceptance, ...Acceptance[]];

/** Parameters: the account. */
const ACCEPTANCES = new PreparedStatement<Acceptance>(
  `select u.email as account, u.language as account_language, a.answer_id, a.role, a.version, a.language, a.sha256, a.how, a.address, a.browser,
     ${isoMoment('a.answered_at')} as answered_at, ${isoMoment('a.recorded_at')} as recorded_at, x.text
   from users u join terms_answers a using (user_id) left join terms_texts x using (sha256)
   where u.user_id = $1 and a.answer = 'yes' order by a.answer_id`,
);

/** Certificates of what an account accepted (docs/rules.md#terms-certificate). */
@Injectable()
export class TermsCertificatesService {
  constructor(
    private readonly statements: Statements,
    private readonly letters: LettersService,
    private readonly address: PublicAddress,
    private readonly audit: AuditService,
  ) {}

  /**
   * The caller's own, in the language of the account.
   * @throws ApiException (404) when nothing was accepted
   * @throws ApiException (429) when too many wait
   */
  async own({ userId }: Caller): Promise<FileReply> {
    const acceptances = await this.read(userId);
    return this.drawn(acceptances, userId, userId, acceptances[0].account_language ?? 'en');
  }

  /**
   * Of any account, in English, for the staff, whose reading is noted.
   * @throws ApiException (404) when there is no such account, or it accepted nothing
   * @throws ApiException (429) when too many wait
   */
  async of(caller: Caller, userId: number): Promise<FileReply> {
    const acceptances = await this.read(userId);
    const file = await this.drawn(acceptances, userId, caller.userId, 'en');
    await this.audit.recordRead(caller, {
      action: 'read',
      recordKind: 'account',
      recordId: userId,
      name: acceptances[0].account,
      after: { terms_certificate: true },
    });
    return file;
  }

  private async drawn(
    acceptances: Acceptances,
    user_id: number,
    asker: number,
    language: Language,
  ): Promise<FileReply> {
    const printing = { source: this.address.url, printedAt: new Date().toISOString(), language };
    const letter = certificateOf({ email: acceptances[0].account, user_id }, acceptances, printing);
    const content = await this.letters.draw(letter, `account ${asker}`);
    const filename = `Terms certificate ${user_id}.pdf`;
    return { filename, contentType: 'application/pdf', isShown: true, content };
  }

  private async read(userId: number): Promise<Acceptances> {
    const [first, ...more] = await this.statements.run(ACCEPTANCES, [userId]);
    if (!first) throw new ApiException(NO_ACCEPTANCE);
    return [first, ...more];
  }
}
