import type { applications } from './en/applications';
import type { texts as candidates } from './en/candidates';
import type { companyCandidates } from './en/company-candidates';
import type { texts as console } from './en/console';
import type { interviews as consoleInterviews } from './en/console-interviews';
import type { texts as dashboards } from './en/dashboards';
import type { texts as health } from './en/health';
import type { texts as ledger } from './en/ledger';
import type { notifications } from './en/notifications';
import type { offers } from './en/offers';
import type { ownInterviews } from './en/own-interviews';
import type { ownResume } from './en/own-resume';
import type { recovery } from './en/recovery';
import type { registration } from './en/registration';
import type { submissions } from './en/submissions';
import type { mailings } from './en/mailings';
import type { tasks } from './en/tasks';
import type { timeline } from './en/timeline';
import type { Texts, Translated } from './text';
import type { PublicTexts } from './translate';

type Load<English> = () => Promise<Translated<English>>;

/** A language besides English: a folder whose parts are loaded on demand. */
export interface Language {
  /** BCP 47, for `<html lang>` and plural forms. */
  tag: string;
  public: Load<PublicTexts>;
  registration: Load<typeof registration>;
  recovery: Load<typeof recovery>;
  dashboards: Load<typeof dashboards>;
  ownResume: Load<typeof ownResume>;
  console: Load<typeof console>;
  ledger: Load<typeof ledger>;
  consoleInterviews: Load<typeof consoleInterviews>;
  candidates: Load<typeof candidates>;
  companyCandidates: Load<typeof companyCandidates>;
  applications: Load<typeof applications>;
  ownInterviews: Load<typeof ownInterviews>;
  health: Load<typeof health>;
  notifications: Load<typeof notifications>;
  offers: Load<typeof offers>;
  submissions: Load<typeof submissions>;
  tasks: Load<typeof tasks>;
  mailings: Load<typeof mailings>;
  timeline: Load<typeof timeline>;
  /** react-admin's own messages. */
  reactAdmin: () => Promise<Texts>;
  /** Translations of the server's sentences, under `error.<code>` (docs/errors.md). */
  errors?: () => Promise<Texts>;
}
