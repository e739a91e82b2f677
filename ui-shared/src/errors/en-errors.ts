import type { ErrorCode } from '../api/types';

/** Errors that read differently here than in the server's sentence, by code. In English the server says all of them. */
export const enErrors: Readonly<Partial<Record<ErrorCode, string>>> = {};
