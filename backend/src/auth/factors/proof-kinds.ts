/** What an account proves itself with after its password. */
export const PROOF_KINDS = ['totp', 'passkey', 'recovery'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];
