import { AGENCY } from '../../platform/agency.js';
import { dayText } from '../../platform/india-day.js';
import { type Language } from '../../platform/language/language.js';
import { type MailBlock, paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';
import { type Answerer, type OfferState } from './offer-state.js';
import { offeredAMonth, offeredRupees } from './offered-salary.js';

/** What the mails to a person say of an offer. */
export interface OfferMailFacts {
  name: string;
  job: string;
  company: string;
  offered_salary: string;
  joining_date: string | null;
  valid_until: string;
}

/** Made when it is sent. */
export interface OfferMail {
  facts: OfferMailFacts;
  /** Of the page on which it is answered. */
  url: string;
}

export interface OfferEnd extends OfferMail {
  state: OfferState;
  by: Answerer;
  counter: string | null;
  counter_joining_date: string | null;
}

/** A person is offered terms for a job (docs/rules.md#offers). */
export const OFFER_MAIL = mailTemplate<OfferMail & { isRevised: boolean }>(
  'offer',
  ({ facts, url, isRevised }) => ({
    subject: `${isRevised ? 'A new offer' : 'An offer'} for you: ${facts.job}, ${facts.company}`,
    heading: isRevised ? 'A new offer for you' : 'An offer for you',
    blocks: [
      paragraph(
        isRevised
          ? `Hello ${facts.name}, this offer takes the place of the one before.`
          : `Hello ${facts.name}, ${facts.company} wants you for this job.`,
      ),
      factsOf(facts),
      { kind: 'button', label: 'Read and answer', url },
      paragraph(`Opening the page answers nothing. You can accept, decline, or ask for other terms ${untilOf(facts)}.`),
      paragraph('Our service is free of charge for job seekers.'),
    ],
  }),
  {
    hi: ({ facts, url, isRevised }) => ({
      subject: `आपके लिए ${isRevised ? 'नया ' : ''}ऑफ़र: ${facts.job}, ${facts.company}`,
      heading: isRevised ? 'आपके लिए नया ऑफ़र' : 'आपके लिए ऑफ़र',
      blocks: [
        paragraph(
          isRevised
            ? `नमस्ते ${facts.name}, अब पिछले ऑफ़र की जगह यह ऑफ़र है।`
            : `नमस्ते ${facts.name}, इस नौकरी के लिए आपको ऑफ़र मिला है। कंपनी: ${facts.company}`,
        ),
        factsInHindi(facts),
        { kind: 'button', label: 'पढ़ें और जवाब दें', url },
        paragraph(
          `पेज खोलने से कोई जवाब नहीं जाता। ऑफ़र मंज़ूर करने, मना करने या दूसरी शर्तें माँगने की आख़िरी तारीख: ${untilInHindi(facts)}`,
        ),
        paragraph('नौकरी ढूँढने वालों से हम कोई फ़ीस नहीं लेते।'),
      ],
    }),
  },
);

/** An offer ends soon. */
export const OFFER_ENDS_MAIL = mailTemplate<OfferMail>(
  'offer-ends',
  ({ facts, url }) => ({
    subject: `Your offer ends soon: ${facts.job}, ${facts.company}`,
    heading: 'Your offer ends soon',
    blocks: [
      paragraph(`Hello ${facts.name}, this offer waits for your answer ${untilOf(facts)}.`),
      factsOf(facts),
      { kind: 'button', label: 'Read and answer', url },
      paragraph('If you need more time, please call us before that.'),
    ],
  }),
  {
    hi: ({ facts, url }) => ({
      subject: `ऑफ़र का समय निकलने वाला है: ${facts.job}, ${facts.company}`,
      heading: 'आपके ऑफ़र का समय निकलने वाला है',
      blocks: [
        paragraph(`नमस्ते ${facts.name}, इस ऑफ़र पर आपके जवाब का इंतज़ार है। आख़िरी तारीख: ${untilInHindi(facts)}`),
        factsInHindi(facts),
        { kind: 'button', label: 'पढ़ें और जवाब दें', url },
        paragraph('और समय चाहिए, तो उससे पहले हमें फ़ोन करें।'),
      ],
    }),
  },
);

const HEADINGS: Readonly<Partial<Record<OfferState, string>>> = {
  accepted: 'You accepted the offer',
  declined: 'You declined the offer',
  countered: 'You asked for other terms',
  withdrawn: 'The offer was withdrawn',
  expired: 'The offer has ended',
};
const HEADINGS_HI: typeof HEADINGS = {
  accepted: 'आपने ऑफ़र मंज़ूर किया',
  declined: 'आपने ऑफ़र के लिए मना किया',
  countered: 'आपने दूसरी शर्तें माँगीं',
  withdrawn: 'ऑफ़र वापस ले लिया गया',
  expired: 'ऑफ़र का समय निकल गया',
};

/** What became of an offer, so that the person has it in writing. */
export const OFFER_ANSWERED_MAIL = mailTemplate<OfferEnd>(
  'offer-answered',
  (end) => {
    const { facts, state, counter, counter_joining_date, url } = end;
    const heading = HEADINGS[state] ?? 'Your offer';
    return {
      subject: `${heading}: ${facts.job}, ${facts.company}`,
      heading,
      blocks: [
        paragraph(`Hello ${facts.name}, ${sentenceOf(end)}`),
        factsOf(facts, [
          ['You ask for', counter && offeredAMonth(counter)],
          ['Joining date you ask for', counter_joining_date && dayText(counter_joining_date)],
        ]),
        { kind: 'button', label: 'See your offers', url },
        ...(state === 'accepted'
          ? [paragraph('We ask you once a week until your first day whether all is well.')]
          : []),
      ],
    };
  },
  {
    hi: (end) => {
      const { facts, state, counter, counter_joining_date, url } = end;
      const heading = HEADINGS_HI[state] ?? 'आपका ऑफ़र';
      return {
        subject: `${heading}: ${facts.job}, ${facts.company}`,
        heading,
        blocks: [
          paragraph(`नमस्ते ${facts.name}, ${sentenceInHindi(end)}`),
          factsInHindi(facts, [
            ['आपकी माँग', counter && offeredRupees(counter)],
            ['जॉइनिंग की माँगी गई तारीख', counter_joining_date && dayText(counter_joining_date, 'hi')],
          ]),
          { kind: 'button', label: 'अपने ऑफ़र देखें', url },
          ...(state === 'accepted' ? [paragraph('पहले दिन तक हम हफ़्ते में एक बार पूछेंगे कि सब ठीक है या नहीं।')] : []),
        ],
      };
    },
  },
);

/** Whether a person who accepted still joins (docs/rules.md#still-joining). */
export const STILL_JOINING_MAIL = mailTemplate<OfferMail>(
  'still-joining',
  ({ facts, url }) => ({
    subject: `Do you still join? ${facts.job}, ${facts.company}`,
    heading: 'Do you still join?',
    blocks: [
      paragraph(
        facts.joining_date
          ? `Hello ${facts.name}, you are to join ${facts.company} on ${dayText(facts.joining_date)}. Please tell us whether that is still so.`
          : `Hello ${facts.name}, you accepted the offer of ${facts.company}. Please tell us whether you still join.`,
      ),
      { kind: 'button', label: 'Answer', url },
      paragraph(
        'Yes, no and not sure are all fine: the earlier we know, the better we can help. Opening the page answers nothing.',
      ),
    ],
  }),
  {
    hi: ({ facts, url }) => ({
      subject: `क्या जॉइनिंग पक्की है? ${facts.job}, ${facts.company}`,
      heading: 'क्या आपकी जॉइनिंग पक्की है?',
      blocks: [
        paragraph(
          facts.joining_date
            ? `नमस्ते ${facts.name}, ${facts.company} में आपकी जॉइनिंग की तारीख ${dayText(facts.joining_date, 'hi')} है। बताएँ कि यह अब भी पक्की है या नहीं।`
            : `नमस्ते ${facts.name}, आपने यह ऑफ़र मंज़ूर किया था: ${facts.company}। बताएँ कि जॉइनिंग अब भी पक्की है या नहीं।`,
        ),
        { kind: 'button', label: 'जवाब दें', url },
        paragraph(
          'हाँ, नहीं और पक्का नहीं, तीनों जवाब ठीक हैं: जितनी जल्दी पता चले, उतनी मदद हो सकती है। पेज खोलने से कोई जवाब नहीं जाता।',
        ),
      ],
    }),
  },
);

const NAMES = {
  en: {
    job: 'Job',
    company: 'Company',
    salary: 'Salary a month',
    joining: 'Joining date',
    validUntil: 'Valid until',
  },
  hi: {
    job: 'नौकरी',
    company: 'कंपनी',
    salary: 'महीने की सैलरी',
    joining: 'जॉइनिंग की तारीख',
    validUntil: 'जवाब की आख़िरी तारीख',
  },
} as const satisfies Record<Language, object>;

const factsInHindi = (facts: OfferMailFacts, more: [string, string | null][] = []): MailBlock =>
  factsOf(facts, more, 'hi');

function factsOf(
  { job, company, offered_salary, joining_date, valid_until }: OfferMailFacts,
  more: [string, string | null][] = [],
  language: Language = 'en',
): MailBlock {
  const names = NAMES[language];
  const facts: [string, string | null][] = [
    [names.job, job],
    [names.company, company],
    [names.salary, offeredRupees(offered_salary)],
    [names.joining, joining_date && dayText(joining_date, language)],
    [names.validUntil, dayText(valid_until, language)],
    ...more,
  ];
  return { kind: 'facts', facts: facts.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])) };
}

const untilOf = ({ valid_until }: OfferMailFacts): string => `until the end of ${dayText(valid_until)} (India)`;
const untilInHindi = ({ valid_until }: OfferMailFacts): string => `${dayText(valid_until, 'hi')}, रात 11:59 बजे (IST)`;

function sentenceOf({ state, by, facts }: OfferEnd): string {
  if (state === 'withdrawn') return `this offer does not stand any more. ${AGENCY.name} will tell you how it goes on.`;
  if (state === 'expired') return 'this offer was not answered in time. If you still want the job, please call us.';
  const goesOn = state === 'countered' ? ` We talk to ${facts.company} and come back to you.` : '';
  const action = state === 'countered' ? 'asked for other terms' : `${state} the offer of ${facts.company}`;
  if (by === 'person') return `you ${action}.${goesOn}`;
  return `you told us that you ${action}, and we noted it.${goesOn} If that is wrong, please call us.`;
}

const ACTIONS_HI: Readonly<Partial<Record<OfferState, string>>> = {
  accepted: 'यह ऑफ़र मंज़ूर किया',
  declined: 'इस ऑफ़र के लिए मना किया',
  countered: 'दूसरी शर्तें माँगीं',
};

function sentenceInHindi({ state, by }: OfferEnd): string {
  if (state === 'withdrawn') return `यह ऑफ़र अब नहीं है। आगे क्या होगा, यह हम आपको बताएँगे।`;
  if (state === 'expired') return 'इस ऑफ़र का जवाब समय पर नहीं आया। यह नौकरी अब भी चाहिए, तो हमें फ़ोन करें।';
  const goesOn = state === 'countered' ? ' हम कंपनी से बात करके आपको बताएँगे।' : '';
  const action = ACTIONS_HI[state] ?? 'जवाब दिया';
  if (by === 'person') return `आपने ${action}।${goesOn}`;
  return `आपने हमें बताया कि आपने ${action}, और हमने यह लिख लिया।${goesOn} अगर यह गलत है, तो हमें फ़ोन करें।`;
}
