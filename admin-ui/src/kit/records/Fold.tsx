import { type ReactNode, useState } from 'react';
import './fold.css';

interface FoldProps {
  title: string;
  /** What can be said of it in one line while it is folded. */
  summary?: ReactNode;
  /** Stands before the title. */
  mark?: ReactNode;
  /** Of the title. */
  level?: 2 | 3 | 4;
  /** Found by it. */
  name?: string;
  isOpen?: boolean | undefined;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}

/** A part of a drawer in one line, until it is opened: what it shows is loaded then, and stays. */
export function Fold({ title, summary, mark, level = 3, name, isOpen = false, onToggle, children }: FoldProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const Heading = `h${level}` as const;
  return (
    <details
      className="fold"
      data-step={name}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open) setWasOpen(true);
        onToggle?.(open);
      }}
    >
      <summary>
        {mark}
        <Heading>{title}</Heading>
        {summary && <span className="fold-summary">{summary}</span>}
      </summary>
      {wasOpen && <div className="fold-content">{children}</div>}
    </details>
  );
}

/** The same, which keeps for itself whether it is open. */
export function OwnFold({
  isOpenAtFirst = false,
  ...props
}: Omit<FoldProps, 'isOpen' | 'onToggle'> & { isOpenAtFirst?: boolean | undefined }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return <Fold {...props} isOpen={isOpen} onToggle={setOpen} />;
}
