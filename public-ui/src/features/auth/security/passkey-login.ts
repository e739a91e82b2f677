import type { LoginAnswer } from '@niyukt/ui-shared/api/types';
import { errorText } from '@niyukt/ui-shared/errors/error-text';
import { t } from '@niyukt/ui-shared/i18n/security';
import { api } from '@niyukt/ui-shared/session/browser-session';
import { PasskeyNotUsed, signByPasskey } from '@niyukt/ui-shared/session/passkeys';

/**
 * Logs staff in by a passkey alone.
 * @returns the answer, or what kept it from happening, in words
 */
export async function logInByPasskey(): Promise<LoginAnswer | string> {
  try {
    const options = await api.call<object>('POST', '/auth/passkeys/options', { body: {} });
    const body = { passkey: await signByPasskey(options) };
    return await api.call<LoginAnswer>('POST', '/auth/login/passkey', { body, credentials: 'include' });
  } catch (error) {
    return error instanceof PasskeyNotUsed ? t('step.passkeyFailed') : errorText(error, t('step.failed'));
  }
}
