import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { displayName } from '../employees/display-name.js';
import { type Employee, type Skill } from '../employees/employee.entity.js';
import { SandboxStopped } from '../files/sandbox/file-sandbox.js';
import { ApiException } from '../platform/errors/problem.js';
import { MaskingService, type MaskedTexts } from '../resumes/masking/masking.service.js';
import { NEVER_SHOWN, type Kind } from '../resumes/masking/spans.js';
import { type FoundIdentityDto, type SheetPreviewDto, type SheetProposalDto } from './sheet.dto.js';
import { type Sheet } from './sheet.entity.js';
import { type ShownSheet } from './shown-sheet.js';
import { SHEET_NOT_MASKED } from './submissions.problems.js';

type Shown = Pick<Sheet, 'headline' | 'note' | 'show_salary' | 'resume_text' | 'confirmed'>;
type Texts = Pick<Sheet, 'headline' | 'note' | 'resume_text'>;
type Field = 'headline' | 'note' | 'qualification' | 'preferred_location' | 'preferred_salary' | `skill ${number}`;

/** The text of the resume that is shown on the person's record. */
const RESUME_TEXT = `select text from resumes where employee_id = $1 and shown and text_state = 'ready'`;

/** What companies are shown, by what it was made of. */
export type MaskedSheets = Map<string, ShownSheet>;

/** Sheets without what tells who the person is, as far as a machine can tell (docs/rules.md#masking). */
@Injectable()
export class MaskedSheetService {
  constructor(private readonly masking: MaskingService) {}

  /**
   * The text that is proposed for a person, and what still tells in texts who the person is.
   * @throws ApiException (503) when the texts could not be looked through
   */
  async look(
    transaction: EntityManager,
    employee: Employee,
    saved: Texts | null,
  ): Promise<{ resume_text: string | null; found: FoundIdentityDto[] }> {
    const texts = { headline: saved?.headline ?? '', note: saved?.note ?? '' };
    if (saved?.resume_text) {
      const masked = await this.masked(employee, saved.resume_text, texts);
      return { resume_text: saved.resume_text, found: foundIn({ ...texts, resume_text: saved.resume_text }, masked) };
    }
    const [resume] = await transaction.query<{ text: string | null }[]>(RESUME_TEXT, [employee.employee_id]);
    const masked = await this.masked(employee, resume?.text ?? null, texts);
    return { resume_text: masked.text?.text ?? null, found: foundIn(texts, { ...masked, text: null }) };
  }

  /**
   * The text of the person's resume as it is proposed, with what was taken away.
   * @throws ApiException (503) when the text could not be looked through
   */
  async proposal(transaction: EntityManager, employee: Employee): Promise<SheetProposalDto> {
    const [resume] = await transaction.query<{ text: string | null }[]>(RESUME_TEXT, [employee.employee_id]);
    const resume_text = resume?.text ?? '';
    if (!resume_text) return { resume_text: null, removed: [] };
    const { text } = await this.masked(employee, resume_text, {});
    return { resume_text: text?.text ?? null, removed: foundIn({ resume_text }, { text, fields: {} }) };
  }

  /**
   * The same texts without what no text shows of anybody: ways to reach them, and numbers of identity papers. No admin can confirm these.
   * @throws ApiException (503) when the texts could not be looked through
   */
  async withoutContacts<T extends Partial<Texts>>(employee: Employee, given: T): Promise<T> {
    const { headline, note, resume_text } = given;
    const texts = { ...(headline && { headline }), ...(note && { note }) };
    if (!resume_text && !Object.keys(texts).length) return given;
    const { text, fields } = await this.masked<string>(employee, resume_text ?? null, texts, NEVER_SHOWN);
    const cleared = Object.fromEntries(Object.entries(fields).map(([field, masked]) => [field, masked.text]));
    return { ...given, ...cleared, ...(resume_text && { resume_text: text?.text ?? null }) };
  }

  /**
   * What a company sees from now on. For headline, note and text of a confirmed sheet an admin answers, but for contacts; all else is masked
   * here.
   * @param known what was masked before, to use and to add to
   * @throws ApiException (503) when the texts could not be looked through
   */
  async shown(sheet: Shown, employee: Employee, known: MaskedSheets = new Map()): Promise<ShownSheet> {
    const key = madeOf(sheet, employee);
    const shown = known.get(key) ?? (await this.mask(sheet, employee));
    known.set(key, shown);
    return shown;
  }

  private async mask(sheet: Shown, employee: Employee): Promise<ShownSheet> {
    const { show_salary, confirmed } = sheet;
    // sheets of an earlier version were kept with contacts
    const { headline, note, resume_text } = confirmed ? await this.withoutContacts(employee, textsOf(sheet)) : sheet;
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
    const { fields } = await this.masked(employee, null, texts);
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
   * @throws ApiException (503) when the texts could not be looked through
   */
  async preview(sheet: Shown, employee: Employee): Promise<SheetPreviewDto> {
    const { preferred_salary = null, resume_text = null, ...shown } = await this.shown(sheet, employee);
    return { ...shown, preferred_salary, resume_text, display_name: displayName(employee.full_name) };
  }

  private async masked<F extends string>(
    { full_name, phone, email, resume_link }: Employee,
    text: string | null,
    fields: Record<F, string>,
    kinds?: readonly Kind[],
  ): Promise<MaskedTexts<F>> {
    const known = { full_name, phone, email, links: resume_link ? [resume_link] : [] };
    try {
      return await this.masking.propose({ text, fields, known, ...(kinds && { kinds }) });
    } catch (error) {
      if (error instanceof SandboxStopped) throw new ApiException(SHEET_NOT_MASKED, { retryAfter: 5 });
      throw error;
    }
  }
}

const textsOf = ({ headline, note, resume_text }: Texts): Texts => ({ headline, note, resume_text });

/** Everything that a shown sheet depends on. */
function madeOf({ headline, note, show_salary, resume_text, confirmed }: Shown, employee: Employee): string {
  const { full_name, phone, email, resume_link } = employee;
  const { skills, qualification, preferred_location, preferred_salary } = employee;
  const known = [full_name, phone, email, resume_link];
  const fields = [skills, qualification, preferred_location, preferred_salary];
  return JSON.stringify([headline, note, show_salary, resume_text, confirmed, known, fields]);
}

const MAX_FOUND = 200;

function foundIn(texts: Record<string, string>, { text, fields }: MaskedTexts<string>): FoundIdentityDto[] {
  const all = { ...fields, ...(text && { resume_text: text }) };
  return Object.entries(all)
    .flatMap(([field, { removed }]) =>
      removed.map(({ start, end, kind }) => ({ field, kind, text: texts[field]?.slice(start, end) ?? '' })),
    )
    .slice(0, MAX_FOUND);
}
