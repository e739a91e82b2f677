import { type Options } from '@node-rs/argon2';

/** argon2id as OWASP ASVS 5.0 appendix C recommends: 19 MiB, two passes, one lane (the package's default algorithm). */
export const PASSWORD_STRENGTH: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
