/** The product cannot start. The message is one sentence for the operator, with what to do. */
export class StartError extends Error {}
