import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The person, or the browser, did not want to. */
export class PasskeyNotUsed extends Error {}

/** @throws PasskeyNotUsed when none was used */
export async function signByPasskey(options: object): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(notUsed);
}

/** @throws PasskeyNotUsed when none was made */
export async function makePasskey(options: object): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(notUsed);
}

function notUsed(cause: unknown): never {
  throw new PasskeyNotUsed('no passkey was used', { cause });
}
