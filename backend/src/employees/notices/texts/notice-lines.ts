import { type Language } from '../../../platform/language/language.js';
import { NOTICES } from '../../consent/notice/notice.js';
import { type NoticeItem, type NoticeSection, type NoticeText } from '../../consent/notice/notice-text.js';

/** What stands between the parts of a notice. */
export interface NoticeWords {
  kept: string;
  how_long: string;
  processors: string;
  contact: string;
}

/** What the page shows of a notice; what is asked about each purpose is in the languages of the product only. */
export interface ShownNotice {
  title: string;
  intro: string;
  words: NoticeWords;
  items: readonly NoticeItem[];
  sections: readonly NoticeSection[];
}

export const NOTICE_WORDS: Record<Language, NoticeWords> = {
  en: {
    kept: 'What we keep',
    how_long: 'How long',
    processors: 'Companies that work for us with your details',
    contact: 'Whom to ask',
  },
  hi: {
    kept: 'हम क्या रखते हैं',
    how_long: 'कब तक',
    processors: 'आपकी जानकारी के साथ हमारे लिए काम करने वाली कंपनियाँ',
    contact: 'किससे पूछें',
  },
};

/** The same notice in other words, in the order in which it is read. */
const said = (
  { title, intro, items, sections }: Omit<NoticeText, 'questions'>,
  { kept, how_long, processors, contact }: NoticeWords,
  say: (line: string) => string,
): ShownNotice => ({
  title: say(title),
  intro: say(intro),
  words: { kept: say(kept), how_long: say(how_long), processors: say(processors), contact: say(contact) },
  items: items.map((item) => ({
    data: say(item.data),
    purpose: say(item.purpose),
    enables: say(item.enables),
    kept: say(item.kept),
  })),
  sections: sections.map(({ heading, paragraphs }) => ({ heading: say(heading), paragraphs: paragraphs.map(say) })),
});

/** The shipped notice, line by line: a translation has as many lines. */
export function shippedText(language: Language): string {
  const lines: string[] = [];
  said(NOTICES[language], NOTICE_WORDS[language], (line) => {
    lines.push(line);
    return line;
  });
  return lines.join('\n');
}

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The notice of which these are the lines. */
export function noticeOf(text: string): ShownNotice {
  const lines = linesOf(text).values();
  return said(NOTICES.en, NOTICE_WORDS.en, (english) => lines.next().value ?? english);
}
