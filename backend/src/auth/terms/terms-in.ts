import { type SelfRegisteringRole } from '../../platform/http/role.js';
import { type Language } from '../../platform/language/language.js';
import { employeeTermsInHindi } from './terms.hi.js';
import { ENGLISH_TERMS, type Terms, TERMS_VERSIONS, termsOf } from './terms.js';

/** The present terms of a role in a language, in English where they have no other text. */
export function termsIn(role: SelfRegisteringRole, language?: Language | null): Terms {
  return language === 'hi' && role === 'employee'
    ? termsOf({ ...employeeTermsInHindi(), version: TERMS_VERSIONS.employee, language: 'hi' })
    : termsOf(ENGLISH_TERMS[role]());
}
