import { Injectable } from '@nestjs/common';
import { FileSandbox, SandboxStopped, type SandboxLimits } from '../../files/sandbox/file-sandbox.js';
import { Env } from '../../platform/config/env.js';
import { MAX_CHARACTERS } from '../reading/tidy.js';
import { type KnownPerson, type MaskedText } from './propose.js';
import { type Kind } from './spans.js';
import { type MaskingLine, type MaskingTask, type MaskingTexts } from './task.js';

const PROCESS = new URL('./masking-process.js', import.meta.url);
/** 200,000 characters of the worst text take a quarter of the time. */
const LIMITS = { milliseconds: 2_500, answerBytes: 16 * 1024 * 1024 };
/** Of all fields together. */
const MAX_FIELD_CHARACTERS = 50_000;

/** Texts of a person that others shall read. */
export interface TextsToMask<Field extends string> {
  /** Of the resume; longer than a stored one, its rest is left out. */
  text: string | null;
  /** Other free fields: headline, note, skills. */
  fields: Record<Field, string>;
  known: KnownPerson;
  /** What goes; all by default. */
  kinds?: readonly Kind[];
}

export interface MaskedTexts<Field extends string> {
  text: MaskedText | null;
  fields: Record<Field, MaskedText>;
}

/** Proposes texts of a person without personal data. docs/rules.md#masking */
@Injectable()
export class MaskingService {
  private readonly limits: SandboxLimits;

  constructor(
    private readonly sandbox: FileSandbox,
    { maxWaitMilliseconds }: Env,
  ) {
    this.limits = { ...LIMITS, waitMilliseconds: maxWaitMilliseconds };
  }

  /**
   * Looks through texts of strangers in the sandbox.
   * @throws SandboxStopped when they exceed a limit
   */
  async propose<Field extends string>({ text, fields, known, kinds }: TextsToMask<Field>): Promise<MaskedTexts<Field>> {
    const texts: MaskingTexts = { text: text?.slice(0, MAX_CHARACTERS) ?? null, fields: bounded(fields) };
    const found: { text: MaskedText | null; fields: Record<string, MaskedText> } = { text: null, fields: {} };
    const task: MaskingTask = { known, ...(kinds && { kinds }) };
    for await (const line of this.sandbox.runShared(PROCESS, task, Buffer.from(JSON.stringify(texts)), this.limits)) {
      const { field, ...masked } = JSON.parse(line) as MaskingLine;
      if (field === undefined) found.text = masked;
      else found.fields[field] = masked;
    }
    // an answer that ends early proposes nothing
    if ((text !== null && !found.text) || Object.keys(fields).some((field) => !found.fields[field])) {
      throw new SandboxStopped('crash');
    }
    return found;
  }
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
