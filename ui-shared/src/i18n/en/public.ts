import { fields } from './fields';
import { shared } from './shared';

/** Texts of the login page, notices of denied pages, and what all pages of both user interfaces share. */
export const texts = {
  ...fields,
  ...shared,
  'login.title': 'Log in',
  'login.intro': 'Employees, companies and agency staff use the same door.',
  'login.submit': 'Log in',
  'login.busy': 'Logging in…',
  'login.forgot': 'Forgot password?',
  'login.passkey': 'Agency staff: use a passkey',
  'login.new': 'New here?',
  'login.register': 'Create an account',
  'login.failed': 'Login failed',
  'login.badAnswer': 'Invalid response from server',
  'login.network': 'Network error. Please check your connection and try again.',
  'register.done': 'Your account is ready. You can log in now.',
  'unauthorized.title': 'Access Denied',
  'unauthorized.hint': 'Your account may not open this page.',
  'unauthorized.login': 'Go to login',
  'notice.noPage': 'That page does not exist. Here is your dashboard.',
  'notice.noPageLogin': 'That page does not exist. You can log in here.',
  'notice.loginFirst': 'Please log in to open that page.',
  'notice.sessionEnded': 'Your session has ended. Please log in to go on where you were.',
  'notice.employeesOnly': 'Only employees can open that page. Here is your dashboard.',
  'notice.companiesOnly': 'Only companies can open that page. Here is your dashboard.',
  'notice.staffOnly': 'Only agency staff can open that page. Here is your dashboard.',
} as const;
