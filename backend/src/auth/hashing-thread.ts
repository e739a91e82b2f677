import { hashSync, verifySync } from '@node-rs/argon2';
import { answerTasks } from '../platform/threads/answering.js';
import { PASSWORD_STRENGTH } from './password-strength.js';

/** A task of a hashing thread: hash a password or, with a hash, compare it. */
export interface HashingTask {
  password: string;
  compareWith?: string;
}

/** The hash, or whether the password matches. */
export type HashingResult = { hash: string } | { isRight: boolean };

answerTasks(({ password, compareWith }: HashingTask): HashingResult =>
  compareWith === undefined
    ? { hash: hashSync(password, PASSWORD_STRENGTH) }
    : { isRight: verifySync(compareWith, password) },
);
