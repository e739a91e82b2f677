import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { lowerThreadPriority } from '../platform/threads/lower-thread-priority.js';
import { type ThreadReply } from '../platform/threads/threads.js';
import { PASSWORD_STRENGTH } from './password-strength.js';

/** A task of a hashing thread: hash a password or, with a hash, compare it. */
export interface HashingTask {
  password: string;
  compareWith?: string;
}

/** The hash, or whether the password matches. */
export type HashingResult = { hash: string } | { isRight: boolean };

lowerThreadPriority();
parentPort?.on('message', (task: HashingTask) => parentPort?.postMessage(resultOf(task)));

function resultOf({ password, compareWith }: HashingTask): ThreadReply<HashingResult> {
  try {
    if (compareWith === undefined) return { hash: hashSync(password, PASSWORD_STRENGTH) };
    return { isRight: verifySync(compareWith, password) };
  } catch (error) {
    return { error };
  }
}
