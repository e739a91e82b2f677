import type { Interview } from '../api/types';

/** Whether an interview is still to be held, or its result is open. */
export const isOpen = ({ state }: Pick<Interview, 'state'>): boolean => state === 'proposed' || state === 'confirmed';
