import { problem } from '../../platform/errors/problem.js';

export const NOTE_NOT_FOUND = problem('note.not_found', 404, 'Note not found');
export const NOT_THE_AUTHOR = problem('note.not_the_author', 403, 'Only the author of a note can delete it');
export const NOTE_KIND_UNKNOWN = problem('note.kind_unknown', 400, 'Parameter kind must be one of: %{kinds}');
export const NOTE_RECORD_UNNAMED = problem(
  'note.record_unnamed',
  400,
  'Parameter record_id must be the key of a record',
);
