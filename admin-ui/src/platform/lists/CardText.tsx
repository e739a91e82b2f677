import type { ReactNode } from 'react';
import { RecordLink } from './RecordLink';

interface CardTextProps {
  name: string;
  /** Beside the name. */
  status?: ReactNode;
  /** Under it, each with its parts; parts that are not known are left out. The first line is the more important one. */
  lines: readonly (readonly (string | null | undefined)[])[];
  /** Set apart, such as what is closed. */
  isMarked?: boolean;
  /** How to reach the person, beside the lines. */
  contacts?: ReactNode;
}

/** What the card of a record says on a phone. */
export function CardText({ name, status, lines, isMarked = false, contacts }: CardTextProps) {
  const text = lines.map((parts, place) => (
    <p key={place} className="card-line">
      {parts.filter(Boolean).join(' · ')}
    </p>
  ));
  return (
    <>
      {isMarked && <span className="card-mark" />}
      <div className="card-head">
        <RecordLink>{name}</RecordLink>
        {status}
      </div>
      {contacts ? (
        <div className="card-reach">
          <div className="card-lines">{text}</div>
          {contacts}
        </div>
      ) : (
        text
      )}
    </>
  );
}
