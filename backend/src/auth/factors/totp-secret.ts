import { type Secrets } from '../../platform/config/secrets.js';
import { seal, unseal } from '../../platform/mail/sealed-content.js';

/** Of this installation's secret, for nothing else. */
const totpKey = (secrets: Secrets): Buffer => secrets.derive('totp-secrets');

/** How the secret of an app stands in the database. */
export const sealTotp = (secrets: Secrets, secret: Buffer): Buffer => seal(totpKey(secrets), secret.toString('base64'));

/** @throws Error when it was sealed with another secret of the installation */
export const openTotp = (secrets: Secrets, sealed: Buffer): Buffer =>
  Buffer.from(unseal<string>(totpKey(secrets), sealed), 'base64');
