import { problem } from '../../platform/errors/problem.js';

export const BACKUP_RUNS = problem('backup.runs', 409, 'A backup is being made already');
export const BACKUP_ELSEWHERE = problem(
  'backup.elsewhere',
  409,
  'Backups of this database are made by your server administrator',
);
export const BACKUP_NO_ROOM = problem('backup.no_room', 409, 'The disk is too full for another backup');
export const BACKUP_NOT_FOUND = problem('backup.not_found', 404, 'There is no backup yet');
