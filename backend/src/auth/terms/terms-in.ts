import { type Language } from '../../platform/language/language.js';
import { type SelfRegisteringRole } from '../../platform/http/role.js';
import { EMPLOYEE_TERMS_HI } from './terms.hi.js';
import { TERMS, type Terms } from './terms.js';

/** The terms of a role in a language, in English where they have no other text. */
export function termsIn(role: SelfRegisteringRole, language: Language): Terms & { language: Language } {
  const { version } = TERMS[role];
  if (language === 'hi' && role === 'employee') return { ...EMPLOYEE_TERMS_HI, version, language };
  return { ...TERMS[role], language: 'en' };
}
