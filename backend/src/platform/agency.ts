import { type Language } from './language/language.js';

/** The name of the product: what the agency is called until it has set a name of its own. */
export const PRODUCT = 'Niyukt';

/** Below which the logo is served; its version follows. */
export const LOGO_PATH = '/api/agency/logo.png?v=';

/** The agency's logo, as the sandbox has drawn it. */
export interface Logo {
  /** Changes with the picture. */
  version: string;
  width: number;
  height: number;
  png: Buffer;
}

let knownAs: string | null = null;
let shownLogo: Logo | null = null;

/** From now on people outside know the agency by this name, or by the product's. */
export function callAgency(name: string | null): void {
  knownAs = name;
}

/** From now on this logo stands where people look for the name. */
export function showLogo(logo: Logo | null): void {
  shownLogo = logo;
}

/** The agency's name and contact in mails, pages and documents. The names may change: they are read when they are shown, never while a module loads. */
export const AGENCY = {
  /** What people know it by. */
  get name(): string {
    return knownAs ?? PRODUCT;
  },
  /** The same, as far as it has one of its own. */
  get ownName(): string | null {
    return knownAs;
  },
  get logo(): Logo | null {
    return shownLogo;
  },
  tagline: 'Recruitment and placement services',
  /** docs/rules.md#business-hours */
  businessHours: 'Monday to Friday, 9:00 AM to 6:00 PM IST',
};

/** What stands at the end of each mail. */
export const AGENCY_LINES: Readonly<Record<Language, { tagline: string; businessHours: string }>> = {
  en: AGENCY,
  hi: { tagline: 'नौकरी और भर्ती की सेवा', businessHours: 'सोमवार से शुक्रवार, सुबह 9:00 से शाम 6:00 बजे (IST)' },
};
