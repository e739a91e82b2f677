import { AGENCY } from '../platform/agency.js';
import { type Language } from '../platform/language/language.js';
import { type MailBlock, paragraph } from '../platform/mail/templates/mail-message.js';

/** What a person who did not register is told of their data, and where they answer. */
export interface NoticeLinks {
  /** The notice itself. */
  notice: string;
  /** The page of the answer. */
  answer: string;
  /** Whether the agency may keep the details only after a yes. */
  isAsked: boolean;
}

const ENGLISH = {
  get intro() {
    return `${AGENCY.name} keeps details about you, to find you work. What we keep and why, who sees it, and what you can do:`;
  },
  notice: 'Read the notice',
  question: 'May we keep them? Please answer yes or no. Without an answer we stop using them, and later erase them.',
  information: 'If you do not want this, say no, and we erase them.',
  answer: 'Answer',
  opens: 'Opening the page decides nothing.',
};

const HINDI: typeof ENGLISH = {
  get intro() {
    return `${AGENCY.name} के पास नौकरी के लिए आपकी कुछ जानकारी है। क्या रखा है और क्यों, कौन देखता है, और आपके अधिकार क्या हैं:`;
  },
  notice: 'पूरी जानकारी पढ़ें',
  question: 'क्या हम इसे रखें? हाँ या नहीं में जवाब दें। जवाब न मिलने पर हम इसका इस्तेमाल बंद करते हैं, और बाद में इसे मिटाते हैं।',
  information: 'अगर आपको यह नहीं चाहिए, तो मना करें, और हम इसे मिटा देंगे।',
  answer: 'जवाब दें',
  opens: 'पेज खोलने से कोई जवाब नहीं जाता।',
};

/** The notice of DPDP Act s.5, as it stands in a mail. */
export function noticeBlocks({ notice, answer, isAsked }: NoticeLinks, language: Language): MailBlock[] {
  const texts = language === 'hi' ? HINDI : ENGLISH;
  return [
    paragraph(texts.intro),
    { kind: 'button', label: texts.notice, url: notice },
    paragraph(`${isAsked ? texts.question : texts.information} ${texts.opens}`),
    { kind: 'button', label: texts.answer, url: answer },
  ];
}
