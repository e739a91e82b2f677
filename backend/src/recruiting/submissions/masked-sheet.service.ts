import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { Connection } from '../../connections/connection.entity.js';
import { displayName } from '../../employees/display-name.js';
import { type Employee, type Skill } from '../../employees/employee.entity.js';
import { type MaskedTexts, MaskingService, NotLookedThrough } from '../../employees/resumes/masking/masking.service.js';
import { type MaskedKind, NEVER_SHOWN } from '../../employees/resumes/masking/spans.js';
import { ApiException } from '../../platform/errors/problem.js';
import { SandboxStopped } from '../../platform/files/sandbox/file-sandbox.js';
import { newSheet } from './locked-submission.js';
import { type FoundIdentityDto, type SheetPreviewDto, type SheetProposalDto } from './sheet.dto.js';
import { Sheet } from './sheet.entity.js';
import { type ShownSheet } from './shown-sheet.js';
import { SHEET_NOT_MASKED } from './submissions.problems.js';

type Shown = Pick<Sheet, 'headline' | 'note' | 'show_salary' | 'resume_text' | 'confirmed'>;
type Texts = Pick<Sheet, 'headline' | 'note' | 'resume_text'>;
type Field = 'headline' | 'note' | 'qualification' | 'preferred_location' | 'preferred_salary' | `skill ${number}`;

/** The text of the resume that is shown on the person's record. */
const RESUME_TEXT = `select text from resumes where employee_id = $1 and shown and text_state = 'ready'`;

/**
 * Sheets without what reveals who the person is, as far as a machine can tell (docs/rules.md#masking). Within a transaction only texts are
 * known that were looked through before it.
 */
@Injectable()
export class MaskedSheetService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly masking: MaskingService,
  ) {}

  /**
   * The text that is proposed for a person, and what still reveals in texts who the person is.
   * @throws ApiException (503) when the texts could not be looked through
   */
  async look(
    employee: Employee,
    saved: Texts | null,
  ): Promise<{ resume_text: string | null; found: FoundIdentityDto[] }> {
    const texts = { headline: saved?.headline ?? '', note: saved?.note ?? '' };
    if (saved?.resume_text) {
      const masked = await this.masked(employee, saved.resume_text, texts);
      return { resume_text: saved.resume_text, found: foundIn({ ...texts, resume_text: saved.resume_text }, masked) };
    }
    const masked = await this.masked(employee, await this.textOfResume(employee), texts);
    return { resume_text: masked.text?.text || null, found: foundIn(texts, { ...masked, text: null }) };
  }

  /**
   * The text of the person's resume as it is proposed, with what was taken away.
   * @throws ApiException (503) when the text could not be looked through
   */
  async proposal(employee: Employee): Promise<SheetProposalDto> {
    const resume_text = await this.textOfResume(employee);
    if (!resume_text) return { resume_text: null, removed: [] };
    const { text } = await this.masked(employee, resume_text, {});
    return { resume_text: text?.text ?? null, removed: foundIn({ resume_text }, { text, fields: {} }) };
  }

  /**
   * The same texts without what no text shows of anybody: ways to reach them, and numbers of identity papers. No admin can confirm these.
   * @throws ApiException (503) when the texts could not be looked through
   */
  async withoutContacts<T extends Partial<Texts>>(
    employee: Employee,
    given: T,
    transaction?: EntityManager,
  ): Promise<T> {
    const { headline, note, resume_text } = given;
    const texts = { ...(headline && { headline }), ...(note && { note }) };
    if (!resume_text && !Object.keys(texts).length) return given;
    const { text, fields } = await this.masked<string>(employee, resume_text ?? null, texts, {
      kinds: NEVER_SHOWN,
      transaction,
    });
    const cleared = Object.fromEntries(Object.entries(fields).map(([field, masked]) => [field, masked.text]));
    return { ...given, ...cleared, ...(resume_text && { resume_text: text?.text ?? null }) };
  }

  /**
   * What a company sees from now on. For headline, note and text of a confirmed sheet an admin answers, but for contacts; all else is masked
   * here.
   * @throws ApiException (503) when the texts could not be looked through, or were not before the transaction
   */
  async shown(sheet: Shown, employee: Employee, transaction?: EntityManager): Promise<ShownSheet> {
    const { show_salary, confirmed } = sheet;
    // sheets of an earlier version were kept with contacts
    const { headline, note, resume_text } = confirmed
      ? await this.withoutContacts(employee, textsOf(sheet), transaction)
      : sheet;
    const { skills, qualification, preferred_location, preferred_salary } = employee;
    const given: [Field, string | null][] = [
      ['headline', confirmed ? null : headline],
      ['note', confirmed ? null : note],
      ['qualification', qualification],
      ['preferred_location', preferred_location],
      ['preferred_salary', preferred_salary],
      ...skills.map(({ skill_name }, place): [Field, string] => [`skill ${place}`, skill_name]),
    ];
    const texts = Object.fromEntries(given.filter(([, text]) => text)) as Record<Field, string>;
    const { fields } = await this.masked(employee, null, texts, { transaction });
    const of = (field: Field): string | null => fields[field]?.text ?? null;
    return {
      headline: confirmed ? headline : of('headline'),
      note: confirmed ? note : of('note'),
      skills: skills.filter((_: Skill, place) => !fields[`skill ${place}`]?.removed.length),
      qualification: of('qualification'),
      preferred_location: of('preferred_location'),
      ...(show_salary && { preferred_salary: of('preferred_salary') }),
      ...(confirmed && { resume_text }),
    };
  }

  /**
   * The same with the name in place of the full one, each field named.
   * @throws as `shown`
   */
  async preview(sheet: Shown, employee: Employee, transaction?: EntityManager): Promise<SheetPreviewDto> {
    const { preferred_salary = null, resume_text = null, ...shown } = await this.shown(sheet, employee, transaction);
    return { ...shown, preferred_salary, resume_text, display_name: displayName(employee.full_name) };
  }

  /**
   * Looks through what connections would show, before a transaction that shows it. A text that cannot be looked through is refused there.
   * @param where finds connections that are not shown yet
   */
  async prepare(where: FindOptionsWhere<Connection>): Promise<void> {
    const { manager } = this.dataSource;
    const connections = await manager.find(Connection, { where, relations: { employee: true } });
    const sheets = await manager.findBy(Sheet, { connection_id: In(connections.map((one) => one.connection_id)) });
    for (const { connection_id, employee, share } of connections) {
      if (share === 'submitted' || employee.restricted) continue;
      const sheet = sheets.find((one) => one.connection_id === connection_id) ?? newSheet(manager, connection_id);
      try {
        await this.shown(sheet, employee);
      } catch (error) {
        if (!(error instanceof ApiException)) throw error;
      }
    }
  }

  private async textOfResume({ employee_id }: Employee): Promise<string> {
    const [resume] = await this.dataSource.query<{ text: string | null }[]>(RESUME_TEXT, [employee_id]);
    return resume?.text ?? '';
  }

  private async masked<F extends string>(
    { employee_id: employeeId, full_name, phone, email, resume_link }: Employee,
    text: string | null,
    fields: Record<F, string>,
    { kinds, transaction }: { kinds?: readonly MaskedKind[]; transaction?: EntityManager | undefined } = {},
  ): Promise<MaskedTexts<F>> {
    const known = { full_name, phone, email, links: resume_link ? [resume_link] : [] };
    try {
      return await this.masking.propose({ employeeId, text, fields, known, ...(kinds && { kinds }) }, transaction);
    } catch (error) {
      const isKnown = error instanceof SandboxStopped || error instanceof NotLookedThrough;
      throw isKnown ? new ApiException(SHEET_NOT_MASKED, { retryAfter: 5 }) : error;
    }
  }
}

/** Texts were not looked through before a transaction, or could not be. */
export const isNotMasked = (error: unknown): error is ApiException =>
  error instanceof ApiException && error.code === SHEET_NOT_MASKED.code;

const textsOf = ({ headline, note, resume_text }: Texts): Texts => ({ headline, note, resume_text });

const MAX_FOUND = 200;

function foundIn(texts: Record<string, string>, { text, fields }: MaskedTexts<string>): FoundIdentityDto[] {
  const all = { ...fields, ...(text && { resume_text: text }) };
  return Object.entries(all)
    .flatMap(([field, { removed }]) =>
      removed.map(({ start, end, kind }) => ({ field, kind, text: texts[field]?.slice(start, end) ?? '' })),
    )
    .slice(0, MAX_FOUND);
}
