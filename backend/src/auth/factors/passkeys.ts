import { isIP } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransportFuture,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { DataSource } from 'typeorm';
import { AGENCY } from '../../platform/agency.js';
import { PublicAddress } from '../../platform/config/public-address.js';
import { ApiException } from '../../platform/errors/problem.js';
import { type SessionVersion } from '../accounts/accounts.service.js';
import { Challenges } from './challenges.js';
import { FactorNews } from './factor-news.js';
import { PASSKEY_REFUSED, PASSKEYS_NEED_A_NAME } from './factors.problems.js';
import { type ChallengePurpose } from './login-challenge.entity.js';
import { PasskeyHost } from './passkey-host.js';

/** EdDSA, ES256, RS256: the same on every version of Node. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey: it takes a tenth of the product's memory. */
const webAuthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');

interface StoredPasskey {
  factor_id: number;
  user_id: number;
  email: string;
  name: string;
  credential_id: string;
  public_key: Buffer;
  transports: AuthenticatorTransportFuture[];
  passkey_handle: string;
}

/** A passkey that was made and verified, before it is stored. */
export interface NewPasskey {
  credential_id: string;
  public_key: Buffer;
  counter: number;
  may_be_backed_up: boolean;
  rp_id: string;
  transports: string[];
}

/** What a passkey's answer is for. */
export interface PasskeyUse {
  purpose: Extract<ChallengePurpose, `passkey_${string}`>;
  /** Nothing for a passkey that says whose it is. */
  userId?: number;
  /** Hash of the login's challenge that it answers. */
  ofChallenge?: string;
}

const PASSKEY = `select f.factor_id, f.user_id, u.email, f.name, f.credential_id, f.public_key, f.transports, u.passkey_handle
  from second_factors f join users u using (user_id)
  where f.credential_id = $1 and f.rp_id = $2 and f.kind = 'passkey' and f.suspended_at is null and u.disabled_at is null`;

/** A counter grows, unless both are 0; a passkey that could be backed up, or could not, stays so. */
const USE = `update second_factors set counter = $2, last_used_at = now() where factor_id = $1 and suspended_at is null
  and (counter < $2 or counter = 0 and $2 = 0) and may_be_backed_up = $3 returning factor_id`;

/** Passkeys (WebAuthn level 3): user verification always, no attestation, this site's address and nothing else (docs/rules.md#passkeys). */
@Injectable()
export class Passkeys {
  private readonly logger = new Logger('Passkeys');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly challenges: Challenges,
    private readonly news: FactorNews,
    private readonly host: PasskeyHost,
    private readonly address: PublicAddress,
  ) {}

  /**
   * What a browser makes a passkey with.
   * @throws ApiException (409) when the site has no name but a number
   */
  async optionsToAdd(account: SessionVersion & { email: string }): Promise<PublicKeyCredentialCreationOptionsJSON> {
    if (isIP(this.host.name.replace(/^\[|\]$/g, ''))) throw new ApiException(PASSKEYS_NEED_A_NAME);
    const { user_id, email } = account;
    const own = await this.dataSource.query<{ id: string; transports: AuthenticatorTransportFuture[] }[]>(
      `select credential_id as id, transports from second_factors where user_id = $1 and kind = 'passkey' and rp_id = $2`,
      [user_id, this.host.name],
    );
    const [{ passkey_handle }] = await this.dataSource.query<[{ passkey_handle: string }]>(
      'select passkey_handle from users where user_id = $1',
      [user_id],
    );
    return (await webAuthn()).generateRegistrationOptions({
      rpName: AGENCY.name,
      rpID: this.host.name,
      userName: email,
      userID: Uint8Array.from(Buffer.from(passkey_handle)),
      challenge: bytesOf(await this.challenges.issue('passkey_add', account)),
      attestationType: 'none',
      excludeCredentials: own,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** @throws ApiException (400) when the answer is not to these options, or not made here */
  async verifyNew(userId: number, response: RegistrationResponseJSON): Promise<NewPasskey> {
    const challenge = challengeIn(response);
    const burnt = challenge ? await this.challenges.burn('passkey_add', challenge) : undefined;
    if (!challenge || burnt?.user_id !== userId) throw new ApiException(PASSKEY_REFUSED);
    const { verifyRegistrationResponse } = await webAuthn();
    const verified = await this.quietly(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: new URL(this.address.url).origin,
        expectedRPID: this.host.name,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified?.verified) throw new ApiException(PASSKEY_REFUSED);
    const { credential, credentialDeviceType } = verified.registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      may_be_backed_up: credentialDeviceType === 'multiDevice',
      rp_id: this.host.name,
      transports: transportsIn(credential.transports),
    };
  }

  /** What a browser asks any passkey with, which says whose it is. */
  optionsToLogIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.options(this.challenges.sealed(), []);
  }

  /** What a browser asks a passkey of an account with. */
  async optionsToUse(
    purpose: Exclude<PasskeyUse['purpose'], 'passkey_login'>,
    account: SessionVersion,
    ofChallenge?: string,
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const allowed = await this.dataSource.query<{ id: string; transports: AuthenticatorTransportFuture[] }[]>(
      `select credential_id as id, transports from second_factors
       where user_id = $1 and kind = 'passkey' and rp_id = $2 and suspended_at is null`,
      [account.user_id, this.host.name],
    );
    return this.options(await this.challenges.issue(purpose, account, ofChallenge), allowed);
  }

  private async options(
    challenge: string,
    allowCredentials: { id: string; transports: AuthenticatorTransportFuture[] }[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { name: rpID } = this.host;
    const userVerification = 'required';
    const { generateAuthenticationOptions } = await webAuthn();
    return generateAuthenticationOptions({ rpID, challenge: bytesOf(challenge), allowCredentials, userVerification });
  }

  /**
   * Judges the answer of a passkey, which burns the challenge of an account; any other is used by a right answer. A passkey that may have
   * been copied is suspended.
   * @returns the account it belongs to, or nothing
   */
  async verify(response: AuthenticationResponseJSON, use: PasskeyUse): Promise<number | undefined> {
    const challenge = challengeIn(response);
    if (!challenge || !(await this.isOpen(challenge, use))) return undefined;
    const [passkey] = await this.dataSource.query<StoredPasskey[]>(PASSKEY, [response.id, this.host.name]);
    if (!passkey || (use.userId !== undefined && passkey.user_id !== use.userId)) return undefined;
    // null is absent, and anything else that is no text names nobody
    const handle: unknown = response.response.userHandle ?? undefined;
    const isNamed =
      typeof handle === 'string' && Buffer.from(handle, 'base64url').toString() === passkey.passkey_handle;
    if (!isNamed && (handle !== undefined || use.userId === undefined)) return undefined;
    return this.use(passkey, response, challenge, use);
  }

  private async isOpen(challenge: string, { purpose, userId, ofChallenge }: PasskeyUse): Promise<boolean> {
    if (purpose === 'passkey_login') return this.challenges.isSealed(challenge);
    const burnt = await this.challenges.burn(purpose, challenge);
    return burnt !== undefined && burnt.user_id === userId && burnt.of_challenge === (ofChallenge ?? null);
  }

  private async use(
    passkey: StoredPasskey,
    response: AuthenticationResponseJSON,
    challenge: string,
    { purpose }: PasskeyUse,
  ): Promise<number | undefined> {
    const { factor_id, user_id, credential_id: id, public_key, transports } = passkey;
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await this.quietly(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: new URL(this.address.url).origin,
        expectedRPID: this.host.name,
        // the counter is compared where it is stored
        credential: { id, publicKey: Uint8Array.from(public_key), counter: 0, transports },
        requireUserVerification: true,
      }),
    );
    if (!verified?.verified) return undefined;
    if (purpose === 'passkey_login' && !(await this.challenges.use(challenge))) return undefined;
    const { newCounter, credentialDeviceType } = verified.authenticationInfo;
    const [used] = await this.dataSource.query<[unknown[], number]>(USE, [
      factor_id,
      newCounter,
      credentialDeviceType === 'multiDevice',
    ]);
    if (used.length) return user_id;
    await this.suspend(passkey);
    return undefined;
  }

  private async suspend({ factor_id, user_id, email, name }: StoredPasskey): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const [suspended] = await transaction.query<[unknown[], number]>(
        'update second_factors set suspended_at = now() where factor_id = $1 and suspended_at is null returning factor_id',
        [factor_id],
      );
      if (suspended.length) await this.news.notify(transaction, { userId: user_id, email }, 'passkey suspended', name);
    });
  }

  /** What does not verify is told by an error of many kinds; all of them mean no. */
  private async quietly<T>(verify: () => Promise<T>): Promise<T | undefined> {
    try {
      return await verify();
    } catch (error) {
      this.logger.debug({ error }, 'A passkey did not verify');
      return undefined;
    }
  }
}

/** The challenge that an answer was made for, unless it was made inside a frame of another page. */
function challengeIn({ response }: { response: { clientDataJSON: string } }): string | undefined {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
    const said = JSON.parse(text) as { challenge?: unknown; crossOrigin?: unknown; topOrigin?: unknown };
    if (said.crossOrigin === true || said.topOrigin !== undefined) return undefined;
    return typeof said.challenge === 'string' ? said.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** What a browser says of how it reaches a passkey: short words, or nothing. */
const transportsIn = (said: unknown): string[] =>
  Array.isArray(said)
    ? said.filter((word): word is string => typeof word === 'string' && word.length <= 20).slice(0, 10)
    : [];

const bytesOf = (challenge: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(challenge, 'base64url'));
