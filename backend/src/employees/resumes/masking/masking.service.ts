import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { PreparedStatement } from '../../../platform/database/prepared-statement.js';
import { Statements } from '../../../platform/database/statements.js';
import { FileSandbox, type SandboxLimits, SandboxStopped } from '../../../platform/files/sandbox/file-sandbox.js';
import { MAX_CHARACTERS } from '../reading/tidy.js';
import { type Removed } from './masked-text.entity.js';
import { type KnownPerson, type MaskedText } from './propose.js';
import { type MaskedKind, type MaskedSpan, withoutSpans } from './spans.js';
import { type MaskingLine, type MaskingTask, type MaskingTexts } from './task.js';

const PROCESS = new URL('./masking-process.js', import.meta.url);
/** 200,000 characters of the worst text take a third of it. */
const LIMITS: SandboxLimits = { milliseconds: 12_000, answerBytes: 16 * 1024 * 1024 };
/** Of all fields together. */
const MAX_FIELD_CHARACTERS = 50_000;

const KNOWN = new PreparedStatement<{ removed: Removed }>('select removed from masked_texts where sha256 = $1');
/** A person who was deleted meanwhile has none. */
const SAVE = new PreparedStatement(
  `insert into masked_texts (sha256, employee_id, removed)
   select $1, employee_id, $3 from employees where employee_id = $2 on conflict do nothing`,
);

/** Texts of a person that others shall read. */
export interface TextsToMask<Field extends string> {
  employeeId: number;
  /** Of the resume; longer than a stored one, its rest is left out. */
  text: string | null;
  /** Other free fields: headline, note, skills. */
  fields: Record<Field, string>;
  known: KnownPerson;
  /** What goes; all by default. */
  kinds?: readonly MaskedKind[];
}

export interface MaskedTexts<Field extends string> {
  text: MaskedText | null;
  fields: Record<Field, MaskedText>;
}

/** Within a transaction, texts are only known that were looked through before it. */
export class NotLookedThrough extends Error {}

/** Proposes texts of a person without personal data. docs/rules.md#masking */
@Injectable()
export class MaskingService {
  /** By hash: the same texts are looked through once, however many wait for it. */
  private readonly underWay = new Map<string, Promise<Removed>>();
  /** Of the rules: other rules may find something else in the same texts. */
  private readonly rules = readFileSync(PROCESS);

  constructor(
    private readonly sandbox: FileSandbox,
    private readonly statements: Statements,
  ) {}

  /**
   * Looks through texts of strangers in the sandbox, each text once: the result is kept.
   * @param transaction nothing slow is done within it
   * @throws SandboxStopped when they exceed a limit
   * @throws NotLookedThrough within a transaction, for texts that were not looked through before
   */
  async propose<Field extends string>(
    { employeeId, text, fields, known, kinds }: TextsToMask<Field>,
    transaction?: EntityManager,
  ): Promise<MaskedTexts<Field>> {
    const texts: MaskingTexts = { text: text?.slice(0, MAX_CHARACTERS) ?? null, fields: bounded(fields) };
    const task: MaskingTask = { known, ...(kinds && { kinds }) };
    return without(texts, await this.removedFrom(employeeId, texts, task, transaction));
  }

  private async removedFrom(
    employeeId: number,
    texts: MaskingTexts,
    task: MaskingTask,
    transaction?: EntityManager,
  ): Promise<Removed> {
    if (!texts.text && !Object.values(texts.fields).some(Boolean)) return nothing(texts);
    const bytes = Buffer.from(JSON.stringify(texts));
    const sha256 = createHash('sha256').update(this.rules).update(JSON.stringify(task)).update(bytes).digest('hex');
    const [found] = await this.statements.run(KNOWN, [sha256], transaction);
    if (found) return found.removed;
    if (transaction) throw new NotLookedThrough('These texts were not looked through before the transaction');
    const looking = this.underWay.get(sha256) ?? this.look(texts, task, bytes);
    this.underWay.set(sha256, looking);
    try {
      const removed = await looking;
      await this.statements.write(SAVE, [sha256, employeeId, JSON.stringify(removed)]);
      return removed;
    } finally {
      this.underWay.delete(sha256);
    }
  }

  private async look(texts: MaskingTexts, task: MaskingTask, bytes: Buffer): Promise<Removed> {
    const removed: Removed = { text: null, fields: {} };
    for await (const line of this.sandbox.runShared(PROCESS, task, bytes, LIMITS)) {
      const { field, removed: spans } = JSON.parse(line) as MaskingLine;
      if (field === undefined) removed.text = spans;
      else removed.fields[field] = spans;
    }
    // an answer that ends early proposes nothing
    if ((texts.text !== null && !removed.text) || Object.keys(texts.fields).some((field) => !removed.fields[field])) {
      throw new SandboxStopped('crash');
    }
    return removed;
  }
}

function nothing({ text, fields }: MaskingTexts): Removed {
  return {
    text: text === null ? null : [],
    fields: Object.fromEntries(Object.keys(fields).map((field) => [field, []])),
  };
}

function without<Field extends string>({ text, fields }: MaskingTexts, removed: Removed): MaskedTexts<Field> {
  const masked = (source: string, spans: MaskedSpan[]): MaskedText => ({
    text: withoutSpans(source, spans),
    removed: spans,
  });
  return {
    text: text === null ? null : masked(text, removed.text ?? []),
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, source]) => [field, masked(source, removed.fields[field] ?? [])]),
    ) as Record<Field, MaskedText>,
  };
}

function bounded(fields: Record<string, string>): Record<string, string> {
  let left = MAX_FIELD_CHARACTERS;
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const taken = value.slice(0, left);
      left -= taken.length;
      return [field, taken];
    }),
  );
}
