/** The product cannot start. The message is one sentence for the person at the terminal, with what to do. */
export class StartError extends Error {}
