import type { DayWords } from './days';
import type { applications } from './en/applications';
import type { companyCandidates } from './en/company-candidates';
import type { grievances } from './en/grievances';
import type { keep } from './en/keep';
import type { myData } from './en/my-data';
import type { notifications } from './en/notifications';
import type { offers } from './en/offers';
import type { ownInterviews } from './en/own-interviews';
import type { ownResume } from './en/own-resume';
import type { texts as publicTexts } from './en/public';
import type { texts as dashboards } from './en/public-dashboards';
import type { recovery } from './en/recovery';
import type { registration } from './en/registration';
import type { security } from './en/security';
import type { Texts, Translated } from './text';

type Load<English> = () => Promise<Translated<English>>;

/** A language of the public site besides English: a folder whose parts are loaded on demand. The console is in English. */
export interface Language {
  /** BCP 47, for `<html lang>` and plural forms. */
  tag: string;
  days: DayWords;
  public: Load<typeof publicTexts>;
  registration: Load<typeof registration>;
  recovery: Load<typeof recovery>;
  security: Load<typeof security>;
  dashboards: Load<typeof dashboards>;
  ownResume: Load<typeof ownResume>;
  companyCandidates: Load<typeof companyCandidates>;
  applications: Load<typeof applications>;
  ownInterviews: Load<typeof ownInterviews>;
  notifications: Load<typeof notifications>;
  offers: Load<typeof offers>;
  grievances: Load<typeof grievances>;
  keep: Load<typeof keep>;
  myData: Load<typeof myData>;
  /** Translations of the server's sentences, under `error.<code>` (docs/errors.md). */
  errors: () => Promise<Texts>;
}

/** What is loaded on demand: every page has the first one, and its own. */
export type Part = Exclude<keyof Language, 'tag' | 'days' | 'errors'>;
