import { noticeBlocks, type NoticeLinks } from '../../auth/notice-blocks.js';
import { AGENCY } from '../../platform/agency.js';
import { dayTextOf } from '../../platform/india-day.js';
import { paragraph } from '../../platform/mail/templates/mail-message.js';
import { mailTemplate } from '../../platform/mail/templates/mail-template.js';

interface NoticeMail extends NoticeLinks {
  name: string;
  isReminder: boolean;
  /** When silence restricts and erases a person who is asked, ISO 8601. */
  restrictedFrom: string;
  erasedFrom: string;
}

/** To a person who did not register: what is held about them (DPDP Act s.5), and the question whether it may be. */
export const PRIVACY_NOTICE_MAIL = mailTemplate<NoticeMail>(
  'privacy-notice',
  ({ name, isReminder, restrictedFrom, erasedFrom, ...links }) => ({
    subject: links.isAsked
      ? `${isReminder ? 'Please answer: may' : 'May'} ${AGENCY.name} keep your details?`
      : `What ${AGENCY.name} keeps about you`,
    heading: links.isAsked ? 'May we keep your details?' : 'What we keep about you',
    blocks: [
      paragraph(`Hello ${name},`),
      ...noticeBlocks(links, 'en'),
      ...(links.isAsked
        ? [
            paragraph(
              `Without an answer nobody uses your details from ${dayTextOf(restrictedFrom)} on, and we erase them on ${dayTextOf(erasedFrom)}.`,
            ),
          ]
        : []),
    ],
  }),
  {
    isSecret: true,
    hi: ({ name, isReminder, restrictedFrom, erasedFrom, ...links }) => ({
      subject: links.isAsked
        ? `${isReminder ? 'जवाब बाकी है: ' : ''}क्या ${AGENCY.name} आपकी जानकारी रखे?`
        : `${AGENCY.name} के पास आपकी कौन-सी जानकारी है`,
      heading: links.isAsked ? 'क्या हम आपकी जानकारी रखें?' : 'हमारे पास आपकी कौन-सी जानकारी है',
      blocks: [
        paragraph(`नमस्ते ${name},`),
        ...noticeBlocks(links, 'hi'),
        ...(links.isAsked
          ? [
              paragraph(
                `जवाब न मिलने पर ${dayTextOf(restrictedFrom, 'hi')} से आपकी जानकारी का इस्तेमाल बंद होता है, और ${dayTextOf(erasedFrom, 'hi')} को वह मिटा दी जाती है।`,
              ),
            ]
          : []),
      ],
    }),
  },
);
