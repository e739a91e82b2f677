import { problem } from '../../platform/errors/problem.js';

export const DUPLICATE_NOT_FOUND = problem('duplicate.not_found', 404, 'Pair not found');
export const PAIR_MERGED = problem('duplicate.merged', 409, 'These two have been merged. Undo the merge instead.');
export const MERGE_NOT_FOUND = problem('merge.not_found', 404, 'Merge not found');
export const MERGE_WITH_ITSELF = problem('merge.itself', 400, 'A record cannot be merged with itself');
export const TOO_MANY_SKILLS = problem(
  'merge.too_many_skills',
  409,
  'Together they have more than %{max} skills. Choose those of one record.',
);
export const BOTH_PLACED = problem(
  'merge.both_placed',
  409,
  'Both have a placement with an invoice or a claim for %{job}. Credit the invoice of one of them, or settle the claim, first.',
);
export const MERGE_WITHOUT_REASON = problem(
  'merge.without_reason',
  400,
  'These two form no pair. Please say why they are the same.',
);
export const ONLY_SUPER_ADMIN_MERGES = problem(
  'merge.only_super_admin',
  403,
  'Only Super Admin can merge records that form no pair, as it counts as deletion',
);
export const MERGE_UNDONE = problem('merge.undone', 409, 'This merge has already been undone');
export const UNDO_TOO_LATE = problem('merge.too_late', 409, 'This merge is more than 30 days old and stays as it is');
export const UNDO_LATER_FIRST = problem(
  'merge.later_first',
  409,
  'Undo the later merge of %{loser} into %{winner} first',
);
export const UNDO_EMAIL_TAKEN = problem(
  'merge.email_taken',
  409,
  'The e-mail address %{email} has another account by now. Change it there first.',
);
export const UNDO_PLACEMENT_CHANGED = problem(
  'merge.placement_changed',
  409,
  'The placement as %{job} has changed since the merge, so the two cannot be told apart any more',
);
