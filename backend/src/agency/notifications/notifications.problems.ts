import { problem } from '../../platform/errors/problem.js';

export const NOTIFICATION_KIND_UNKNOWN = problem(
  'notification.kind_unknown',
  400,
  'You get no notifications of the kind %{kind}',
);
