import { invitation } from './invitation';
import { noMails } from './no-mails';
import { privacyNotice } from './privacy-notice';

/** A forgotten password: asking for a code, setting another one. An invited member chooses the first one. */
export const recovery = {
  ...invitation,
  ...noMails,
  ...privacyNotice,
  'forgot.title': 'Forgot your password?',
  'forgot.intro': 'Enter your email. We send you an OTP and a link to set a new password.',
  'forgot.submit': 'Send OTP',
  'forgot.busy': 'Sending OTP…',
  'forgot.back': 'Back to login',
  'forgot.failed': 'Failed to send OTP',
  'otp.title': 'Set a new password',
  'otp.intro': 'Enter the OTP we sent to %{email} and choose a new password.',
  'otp.expires': 'The OTP expires in %{time}',
  'otp.expired': 'The OTP has expired. Please request a new one.',
  'otp.submit': 'Reset password',
  'otp.busy': 'Resetting…',
  'otp.resend': 'Resend OTP',
  'otp.resendIn': 'Resend OTP in %{time}',
  'otp.resent': 'New OTP sent!',
  'otp.resendFailed': 'Could not resend OTP',
  'otp.failed': 'Password reset failed',
  'otp.done': 'Password reset successfully! Redirecting to login...',
  'otp.minuteLeft': 'One minute left',
  'otp.halfMinuteLeft': '30 seconds left',
  'reset.title': 'Set a new password',
  'reset.intro': 'Choose the password you want to log in with from now on.',
  'reset.submit': 'Reset password',
  'reset.invalid': 'Invalid Reset Link',
  'reset.invalidHint': 'This link is incomplete or was used before. Request a new one; it arrives within a minute.',
  'reset.request': 'Request a new link',
} as const;
