/** A backup that cannot be trusted. The message says what is wrong with "it". */
export class DamagedBackup extends Error {}
