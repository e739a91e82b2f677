import { enAccount } from './en-account';
import { enDashboards } from './en-dashboards';
import { enForms } from './en-forms';

/** Every text that a person reads, in English. Sentences of the specification stand here letter by letter. */
export const en = { ...enForms, ...enAccount, ...enDashboards } as const;
