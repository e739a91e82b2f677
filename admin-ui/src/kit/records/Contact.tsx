import { Fragment } from 'react';
import { MOBILE_PREFIX } from '@niyukt/ui-shared/domain/choices';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { t } from '../../texts/console';
import { useCopy } from './useCopy';

const WHATSAPP =
  'M16.75 13.96c.25.13.41.2.46.3.06.11.04.61-.21 1.18-.2.56-1.24 1.1-1.7 1.12-.46.02-.47.36-2.96-.73-2.49-1.09-3.99-3.75-4.11-3.92-.12-.17-.96-1.38-.92-2.61.05-1.22.69-1.8.95-2.04.24-.26.51-.29.68-.26h.47c.15 0 .36-.06.55.45l.69 1.87c.06.13.1.28.01.44l-.27.41-.39.42c-.12.12-.26.25-.12.5.12.26.62 1.09 1.32 1.78.91.88 1.71 1.17 1.95 1.3.24.14.39.12.54-.04l.81-.94c.19-.25.35-.19.58-.11l1.67.88M12 2a10 10 0 0 1 10 10 10 10 0 0 1-10 10c-1.97 0-3.8-.57-5.35-1.55L2 22l1.55-4.65A9.969 9.969 0 0 1 2 12 10 10 0 0 1 12 2m0 2a8 8 0 0 0-8 8c0 1.72.54 3.31 1.46 4.61L4.5 19.5l2.89-.96A7.95 7.95 0 0 0 12 20a8 8 0 0 0 8-8 8 8 0 0 0-8-8z';
const COPY =
  'M16 1H4c-1.1 0-2 .9-2 2v14h2V3h12zm3 4H8c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h11c1.1 0 2-.9 2-2V7c0-1.1-.9-2-2-2m0 16H8V7h11z';

const CALL =
  'M6.54 5c.06.89.21 1.76.45 2.59l-1.2 1.2c-.41-1.2-.67-2.47-.76-3.79zm9.86 12.02c.85.24 1.72.39 2.6.45v1.49c-1.32-.09-2.59-.35-3.8-.75zM7.5 3H4c-.55 0-1 .45-1 1 0 9.39 7.61 17 17 17 .55 0 1-.45 1-1v-3.49c0-.55-.45-1-1-1-1.24 0-2.45-.2-3.57-.57a.8.8 0 0 0-.31-.05c-.26 0-.51.1-.71.29l-2.2 2.2a15.15 15.15 0 0 1-6.59-6.58l2.2-2.2c.28-.28.36-.67.25-1.02A11.4 11.4 0 0 1 8.5 4c0-.55-.45-1-1-1';
const MAIL =
  'M22 6c0-1.1-.9-2-2-2H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2zm-2 0-8 5-8-5zm0 12H4V8l8 5 8-5z';

/** The whole number. @param number with +91, or its ten digits */
const whole = (number: string): string => (number.startsWith('+') ? number : MOBILE_PREFIX + number);
const mailTo = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

// they stand in every row: plain elements, without a tooltip of their own
function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** @param shown what is copied, as it is shown */
function CopyButton({ text, shown = text }: { text: string; shown?: string }) {
  const copy = useCopy();
  const label = t('contact.copy', { text: shown });
  return (
    <button type="button" className="row-button" aria-label={label} title={label} onClick={() => void copy(text)}>
      <Icon path={COPY} />
    </button>
  );
}

function WhatsAppLink({ number }: { number: string }) {
  const label = t('contact.whatsApp', { number: phoneText(number) });
  return (
    <a
      className="row-button"
      href={`https://wa.me/${number.slice(1)}`}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={label}
      title={label}
    >
      <Icon path={WHATSAPP} />
    </a>
  );
}

/** A phone number to call, to write to in WhatsApp and to copy. @param number with +91, or its ten digits */
export function Phone({ number }: { number: string }) {
  const called = whole(number);
  const shown = phoneText(called);
  return (
    <span className="contact">
      <a href={`tel:${called}`}>{shown}</a>
      <span className="contact-buttons no-print">
        <WhatsAppLink number={called} />
        <CopyButton text={called} shown={shown} />
      </span>
    </span>
  );
}

/** Calls, writes and mails from the card of a phone, where the number and the address stand beside. */
export function CardContacts({ phone, email }: { phone?: string; email: string }) {
  const number = phone && whole(phone);
  return (
    <span className="contact-buttons card-contacts no-print">
      {number && (
        <>
          <a
            className="row-button"
            href={`tel:${number}`}
            aria-label={t('contact.call', { number: phoneText(number) })}
          >
            <Icon path={CALL} />
          </a>
          <WhatsAppLink number={number} />
        </>
      )}
      <a className="row-button" href={mailTo(email)} aria-label={t('contact.mail', { email })}>
        <Icon path={MAIL} />
      </a>
    </span>
  );
}

/** An e-mail address that is broken before its @, and elsewhere only where it must. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?=@)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** An e-mail address to write to and to copy. */
export function Email({ address }: { address: string }) {
  return (
    <span className="contact">
      <a href={mailTo(address)}>
        <EmailText address={address} />
      </a>
      <span className="contact-buttons no-print">
        <CopyButton text={address} />
      </span>
    </span>
  );
}

const EMAIL = /^[^@\s]{1,64}@[^@\s]{1,190}$/;
const INDIAN_PHONE = /^(?:\+91)?[6-9]\d{9}$/;

/** A text that may be an address or a number: then it can be written to, or called. */
export function ContactText({ text }: { text: string }) {
  const number = text.replaceAll(' ', '');
  if (EMAIL.test(text)) return <Email address={text} />;
  if (INDIAN_PHONE.test(number)) return <Phone number={number} />;
  return text;
}
