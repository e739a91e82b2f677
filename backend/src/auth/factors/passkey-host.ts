import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/config/env.js';
import { PublicAddress } from '../../platform/config/public-address.js';

/** The host that passkeys belong to (docs/rules.md#passkeys). Those of another one are of an old address, and prove nothing. */
@Injectable()
export class PasskeyHost {
  constructor(
    private readonly env: Env,
    private readonly address: PublicAddress,
  ) {}

  get name(): string {
    return this.env.passkeyHost ?? new URL(this.address.url).hostname;
  }
}
