import type { ReactNode } from 'react';

/** A salary among the facts of a drawer: at the right, as in the tables; nothing when there is none. */
export const amount = (text: string): ReactNode => text && <span className="amount">{text}</span>;
