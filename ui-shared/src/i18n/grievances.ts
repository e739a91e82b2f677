import { grievances as texts } from './en/grievances';
import { addPart } from './translate';

/** Texts of what people write to the agency, and shared ones. */
export const t = addPart('grievances', texts);
