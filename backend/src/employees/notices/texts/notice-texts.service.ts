import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../../../auth/audit/audit.service.js';
import { AuditedDeletion, type DeletionRule } from '../../../auth/audit/audited-deletion.js';
import { existing } from '../../../platform/database/existing.js';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { ApiException, fieldProblem } from '../../../platform/errors/problem.js';
import { type Caller } from '../../../platform/http/caller.js';
import { type DeletedDto } from '../../../platform/http/message.dto.js';
import { type Language, LANGUAGES } from '../../../platform/language/language.js';
import {
  SCHEDULED_CODES,
  SCHEDULED_LANGUAGES,
  type ScheduledLanguage,
} from '../../../platform/language/scheduled-languages.js';
import { NOTICE_VERSION } from '../../consent/notice/notice.js';
import { linesOf, shippedText } from './notice-lines.js';
import { AddedNoticeText } from './notice-text.entity.js';
import { type NoticeTextDto, type SetNoticeTextDto } from './notice-texts.dto.js';
import {
  NOTICE_TEXT_LINES,
  NOTICE_TEXT_NOT_ADDED,
  NOTICE_TEXT_NOT_FOUND,
  NOTICE_TEXT_VERSION,
} from './notice-texts.problems.js';

type Added = Pick<AddedNoticeText, 'language' | 'version' | 'text'>;
type Named = (typeof SCHEDULED_LANGUAGES)[number];

const ENGLISH_LINES = linesOf(shippedText('en')).length;

/** Parameters: version of the present notice, a language whose text is read. */
const PRESENT = new PreparedStatement<Pick<AddedNoticeText, 'language'> & { text: string | null }>(
  'select language, case language when $2 then text end as text from notice_texts where version = $1',
);
const ADDED = new PreparedStatement<Added & { changed_at: Date; changed_by_name: string | null }>(
  `select t.language, t.version, t.text, t.changed_at, coalesce(u.full_name, u.email) as changed_by_name
   from notice_texts t left join users u on u.user_id = t.changed_by`,
);
/** Answers nothing where the same text is there already. Parameters: language, version, text, account. */
const SAVE = new PreparedStatement<{ text_id: number; is_new: boolean }>(
  `insert into notice_texts as t (language, version, text, changed_by) values ($1, $2, $3, $4)
   on conflict (language) do update
     set version = excluded.version, text = excluded.text, changed_by = excluded.changed_by, changed_at = clock_timestamp()
     where (t.version, t.text) is distinct from (excluded.version, excluded.text)
   returning text_id, xmax = 0 as is_new`,
);
/** Parameters: codes of languages, their own names. The page of the notice writes that name into a request. */
const REQUESTS = new PreparedStatement<{ language: string; open_requests: number }>(
  `select l.language, count(*)::int as open_requests
   from grievances g join unnest($1::text[], $2::text[]) l (language, name) on position(l.name in g.text) > 0
   where g.state = 'open' and g.kind = 'question' group by l.language`,
);

export const isShipped = (language: ScheduledLanguage): language is Language =>
  (LANGUAGES as readonly string[]).includes(language);

const DELETION: DeletionRule<AddedNoticeText> = {
  entity: AddedNoticeText,
  kind: 'notice text',
  label: 'Notice text',
  notFound: NOTICE_TEXT_NOT_FOUND,
  keyOf: (text_id) => ({ text_id }),
  nameOf: ({ language }) => languageOf(language).english_name,
  remove: (transaction, { text_id }) => transaction.delete(AddedNoticeText, { text_id }),
};

/** The notice in languages that the product does not ship (docs/rules.md#notice). */
@Injectable()
export class NoticeTextsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly statements: Statements,
    private readonly audit: AuditService,
    private readonly deletion: AuditedDeletion,
  ) {}

  /** The languages in which the present notice was added, and the text in one of them. */
  async present(language: ScheduledLanguage): Promise<{ added: ReadonlySet<string>; text: string | undefined }> {
    const rows = await this.statements.run(PRESENT, [NOTICE_VERSION, language]);
    const text = rows.find((row) => row.language === language)?.text ?? undefined;
    return { added: new Set(rows.map((row) => row.language)), text };
  }

  /** Every language, whether the present notice can be read in it, and the texts. */
  async list(): Promise<NoticeTextDto[]> {
    const names = SCHEDULED_LANGUAGES.map(({ name }) => name);
    const [added, requests] = await Promise.all([
      this.statements.run(ADDED, []),
      this.statements.run(REQUESTS, [SCHEDULED_CODES, names]),
    ]);
    return SCHEDULED_LANGUAGES.map((named) => {
      const { language } = named;
      const row = added.find((one) => one.language === language);
      return {
        ...named,
        ...(isShipped(language)
          ? { state: 'shipped', version: NOTICE_VERSION, text: shippedText(language) }
          : stateOf(row)),
        changed_at: row?.changed_at.toISOString() ?? null,
        changed_by_name: row?.changed_by_name ?? null,
        open_requests: requests.find((one) => one.language === language)?.open_requests ?? 0,
      };
    });
  }

  /**
   * Adds the present notice in a language, or replaces its text.
   * @throws ApiException (400) when it has not as many lines as the English text
   * @throws ApiException (404) for a language that is shipped, or none
   * @throws ApiException (409) when another version was translated
   */
  async set(caller: Caller, code: string, { version, text: typed }: SetNoticeTextDto): Promise<NoticeTextDto> {
    const { language, english_name: name } = languageOf(code);
    if (version !== NOTICE_VERSION) throw new ApiException(NOTICE_TEXT_VERSION);
    const lines = linesOf(typed);
    if (lines.length !== ENGLISH_LINES) {
      throw fieldProblem(NOTICE_TEXT_LINES, 'text', { lines: ENGLISH_LINES, given: lines.length });
    }
    await this.dataSource.transaction(async (transaction) => {
      const text = lines.join('\n');
      const [saved] = await SAVE.within(transaction, [language, version, text, caller.userId]);
      if (!saved) return;
      const { text_id: recordId, is_new } = saved;
      const action = is_new ? 'created' : 'updated';
      const entry = { action, recordKind: 'notice text', recordId, name, after: { version, text } } as const;
      await this.audit.record(transaction, caller, entry);
    });
    return this.one(language);
  }

  /**
   * Takes an added text away: people read the notice in English again.
   * @throws ApiException (404) when there is none in this language
   */
  async delete(caller: Caller, code: string): Promise<DeletedDto> {
    const { language } = languageOf(code);
    const found = await existing(this.dataSource.manager, AddedNoticeText, { language }, NOTICE_TEXT_NOT_FOUND);
    return this.deletion.delete(caller, found.text_id, DELETION);
  }

  private async one(code: ScheduledLanguage): Promise<NoticeTextDto> {
    const found = (await this.list()).find(({ language }) => language === code);
    if (!found) throw new ApiException(NOTICE_TEXT_NOT_ADDED);
    return found;
  }
}

/** @throws ApiException (404) for a language that is shipped, or none */
function languageOf(code: string): Named {
  const found = SCHEDULED_LANGUAGES.find(({ language }) => language === code);
  if (!found || isShipped(found.language)) throw new ApiException(NOTICE_TEXT_NOT_ADDED);
  return found;
}

function stateOf(row: Added | undefined): Pick<NoticeTextDto, 'state' | 'version' | 'text'> {
  if (!row) return { state: 'missing', version: null, text: null };
  const { version, text } = row;
  return { state: version === NOTICE_VERSION ? 'added' : 'older', version, text };
}
