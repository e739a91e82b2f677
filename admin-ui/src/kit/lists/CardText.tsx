import type { ReactNode } from 'react';
import { EmailText } from '../records/Contact';
import { RecordLink } from './RecordLink';

interface CardTextProps {
  name: string;
  /** Beside the name. */
  status?: ReactNode;
  /** Under it, each with its parts; parts that are not known are left out. The first line is the more important one. */
  lines: readonly (readonly (string | null | undefined)[])[];
  /** Set apart, such as what is closed. */
  isMarked?: boolean;
  /** What is most wanted of it, above the foot. */
  action?: ReactNode;
  /** How to reach the person, at the foot. */
  contacts?: ReactNode;
}

/** Parts of a line; what separates them is not seen where a line ends. */
function Parts({ parts }: { parts: readonly string[] }) {
  return (
    <span className="card-parts">
      {parts.map((part) => (
        <span key={part}>{part.includes('@') ? <EmailText address={part} /> : part} </span>
      ))}
    </span>
  );
}

/** What the card of a record says on a phone. */
export function CardText({ name, status, lines, isMarked = false, action, contacts }: CardTextProps) {
  return (
    <>
      {isMarked && <span className="card-mark" />}
      <div className="card-head">
        <RecordLink>{name}</RecordLink>
        {status}
      </div>
      {lines.map((parts, index) => (
        <p key={index} className="card-line">
          <Parts parts={[...new Set(parts)].filter((part) => typeof part === 'string' && part !== '') as string[]} />
        </p>
      ))}
      {action && <div className="card-action">{action}</div>}
      {contacts && <div className="card-foot">{contacts}</div>}
    </>
  );
}
