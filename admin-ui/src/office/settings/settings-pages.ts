import type { ConsoleTextKey } from '../../texts/console';
import { FIELD_GROUPS, type FieldGroup } from './agency-fields';

/** A page of the settings: one form with one button. */
export interface SettingsPart {
  path: string;
  title: ConsoleTextKey;
  groups: readonly FieldGroup[];
  /** What is saved counts for documents that are issued from then on. */
  isOnDocuments?: boolean;
  /** Logo and holidays stand beside the form. */
  isOfAgency?: boolean;
}

const groups = (...titles: ConsoleTextKey[]): readonly FieldGroup[] =>
  FIELD_GROUPS.filter(({ title }) => titles.includes(title));

const AGENCY: SettingsPart = {
  path: '/settings',
  title: 'section.agency',
  groups: groups('settings.agency', 'settings.tax'),
  isOnDocuments: true,
  isOfAgency: true,
};

const PARTS: readonly SettingsPart[] = [
  AGENCY,
  { path: '/settings/bank', title: 'section.bank', groups: groups('settings.bank'), isOnDocuments: true },
  { path: '/settings/fee', title: 'section.fee', groups: groups('settings.rules'), isOnDocuments: true },
  { path: '/settings/companies', title: 'section.shown', groups: groups('settings.shown') },
  { path: '/settings/signing-in', title: 'section.signingIn', groups: groups('settings.security') },
];

/** The page at an address, that of the agency at one that is none. */
export const partAt = (pathname: string): SettingsPart => PARTS.find(({ path }) => path === pathname) ?? AGENCY;
