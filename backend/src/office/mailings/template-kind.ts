/** Whom the mails of a template are for; of a connection it is the person. */
export const TEMPLATE_KINDS = ['employee', 'company', 'connection'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/**
 * What the mails to people are for: what is under way with them, jobs that may fit them, or news of the agency. A person can refuse each of
 * the last two (docs/rules.md#mailings).
 */
export const MAIL_PURPOSES = ['service', 'jobs', 'news'] as const;
export type MailPurpose = (typeof MAIL_PURPOSES)[number];

/** SQL of the check that only mails to people have a purpose. */
export const PURPOSE_CHECK = `case kind when 'company' then purpose is null else purpose is not null and purpose in ('service', 'jobs', 'news') end`;

/** What may stand in double braces in a template: only what its recipient may see (docs/rules.md#mailings). */
export const TEMPLATE_FIELDS = {
  employee: ['name', 'agency'],
  company: ['name', 'company', 'agency'],
  connection: ['name', 'job', 'location', 'employer', 'agency'],
} as const satisfies Record<TemplateKind, readonly string[]>;

/** Bounded, so that reading a text takes time in proportion to its length. */
const FIELD = /\{\{[ \t]{0,5}([a-z_]{1,30})[ \t]{0,5}\}\}/g;
const BRACES = /\{\{|\}\}/;

/** The fields of a text that its kind does not have; `{{` for braces that enclose no field. */
export function unknownFields(kind: TemplateKind, text: string): string[] {
  const known: readonly string[] = TEMPLATE_FIELDS[kind];
  const named = [...text.matchAll(FIELD)].map(([, field = '']) => field);
  const unknown = named.filter((field) => !known.includes(field));
  return BRACES.test(text.replace(FIELD, '')) ? [...unknown, '{{'] : unknown;
}

export type TemplateValues = Readonly<Record<string, string | null>>;

/** A text with its fields filled in, and those that have no value. */
export function filledText(text: string, values: TemplateValues): { text: string; missing: string[] } {
  const missing = new Set<string>();
  const filled = text.replace(FIELD, (_, field: string) => {
    const value = values[field];
    if (!value) missing.add(field);
    return value ?? '';
  });
  return { text: filled, missing: [...missing] };
}
