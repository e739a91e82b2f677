import { type ReactNode, useState } from 'react';
import { t } from '@niyukt/ui-shared/i18n/own-interviews';
import { typedLanguage } from '@niyukt/ui-shared/i18n/typed-language';
import { buttonClass } from '../../ui/Button';
import { Facts } from '../../ui/Facts';
import type { OwnInvitation } from './interview-queries';

export interface MeetingFactsProps {
  interview: OwnInvitation;
  /** What only one side is told. */
  more?: readonly (readonly [name: string, value: ReactNode])[];
}

/** How and where one meets, and what the agency says to this side. */
export function MeetingFacts({ interview, more = [] }: MeetingFactsProps) {
  const { mode, place, note } = interview;
  return (
    <Facts
      facts={[
        [t('meeting.how'), t(`meeting.mode.${mode}`)],
        ...(place ? [[t(mode === 'phone' ? 'meeting.number' : 'meeting.place'), place] as const] : []),
        ...more,
        ...(note ? [[t('meeting.note'), <NoteText key="note" text={note} />] as const] : []),
      ]}
    />
  );
}

const NoteText = ({ text }: { text: string }) => (
  <span className="font-normal whitespace-pre-line" lang={typedLanguage(text)}>
    {text}
  </span>
);

interface JoinLinkProps {
  interview: OwnInvitation;
  /** What the interview is called. */
  name: string;
}

/** The way into a video meeting that is not over; on paper its address. */
export function JoinLink({ interview: { state, ends_at, link }, name }: JoinLinkProps) {
  const [openedAt] = useState(Date.now);
  if (!link || state === 'cancelled' || Date.parse(ends_at) < openedAt) return null;
  return (
    <>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer nofollow"
        aria-label={t('meeting.joinOf', { name })}
        className={`no-print ${buttonClass('secondary')}`}
      >
        {t('meeting.join')}
      </a>
      <p className="hidden break-all print:block">
        {t('meeting.link')}: {link}
      </p>
    </>
  );
}
