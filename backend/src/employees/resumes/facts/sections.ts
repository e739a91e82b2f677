export type Section = 'head' | 'experience' | 'education' | 'references' | 'other';

/** A line of a resume, with its section. */
export interface SectionLine {
  text: string;
  section: Section;
}

const MAX_HEADING = 40;
const HEADINGS: readonly [Section, RegExp][] = [
  [
    'education',
    /^\W{0,5}(?:(?:academic|educational|professional|technical|highest)\s)?(?:education(?:al)?|academics?|academia|qualifications?|schooling|शिक्षा|शैक्षणिक)/i,
  ],
  [
    'experience',
    /^\W{0,5}(?:(?:work|working|professional|employment|job|career|relevant|industry|teaching|clinical|total|previous|current)\s){0,2}(?:experience|employment|history|internships?|अनुभव)/i,
  ],
  ['references', /^\W{0,5}(?:(?:professional|personal|character)\s)?(?:references?|referees?|संदर्भ)/i],
  [
    'other',
    /^\W{0,5}(?:(?:career|personal|professional|executive|key|core|technical|soft|computer|it|academic|other)\s)?(?:objective|summary|profile|about me|skills?|competenc(?:y|ies)|projects?|certifications?|certificates?|courses|trainings?|achievements?|awards?|languages?|hobbies|interests|declaration|details|strengths?|publications?|memberships?|affiliations?|(?:extra|co)-?\s?curricular|activities|volunteering|licen[cs]es|particulars|कौशल|भाषा|उद्देश्य)/i,
  ],
];
/** What may follow a heading's word. Otherwise the line is no heading, such as "Education Officer". */
const AFTER_WORD =
  /^(?:\s{0,2}(?:details?|background|summary|history|record|qualifications?|skills|work|and\s.*|&.*|[/(-].*)?)\W{0,5}$/i;
/** A heading with content on its own line counts for that line only. */
const INLINE = /^\s{0,2}[:–—-]\s{0,2}\S/;

/** The lines of a resume with their sections, as far as headings say. */
export function sectionsOf(lines: readonly string[]): SectionLine[] {
  let section: Section = 'head';
  return lines.map((text) => {
    const found = sectionOf(text);
    if (found && !found.isInline) section = found.section;
    return { text, section: found?.section ?? section };
  });
}

/** The section that a line opens as its heading, with nothing else on it. */
export function headingOf(line: string): Section | undefined {
  const found = sectionOf(line);
  return found?.isInline ? undefined : found?.section;
}

function sectionOf(line: string): { section: Section; isInline: boolean } | undefined {
  for (const [section, heading] of HEADINGS) {
    const [word] = heading.exec(line) ?? [];
    if (word === undefined) continue;
    const after = line.slice(word.length);
    if (INLINE.test(after)) return { section, isInline: true };
    if (line.length <= MAX_HEADING && AFTER_WORD.test(after)) return { section, isInline: false };
  }
  return undefined;
}
