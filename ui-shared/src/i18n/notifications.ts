import { notifications as texts } from './en/notifications';
import { addPart } from './translate';

/** Texts of the opened bell, and shared ones. */
export const t = addPart('notifications', texts);
