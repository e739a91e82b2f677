import { type Language } from '../../platform/language/language.js';
import { type SelfRegisteringRole } from '../../platform/http/role.js';
import { EMPLOYEE_TERMS_HI } from './terms.hi.js';
import { TERMS, termsOf, type Terms } from './terms.js';

const EMPLOYEE_HI = termsOf({ ...EMPLOYEE_TERMS_HI, version: TERMS.employee.version, language: 'hi' });

/** The terms of a role in a language, in English where they have no other text. */
export function termsIn(role: SelfRegisteringRole, language: Language | null | undefined): Terms {
  return language === 'hi' && role === 'employee' ? EMPLOYEE_HI : TERMS[role];
}
