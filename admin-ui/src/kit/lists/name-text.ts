import type { ReactNode } from 'react';

/** What a resource's `recordRepresentation` answers; ours are texts. */
export const nameText = (representation: ReactNode): string =>
  typeof representation === 'string' || typeof representation === 'number' ? String(representation) : '';
