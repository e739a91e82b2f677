import { problem } from '../../platform/errors/problem.js';

export const PAYMENT_NOT_FOUND = problem('payment.not_found', 404, 'Payment not found');
export const PAYMENT_REVERSED = problem('payment.reversed', 409, 'This payment has already been reversed');
export const PAYMENT_TOO_LARGE = problem('payment.more_than_outstanding', 422, 'Only %{left} is outstanding');
export const NOTHING_OUTSTANDING = problem(
  'payment.nothing_outstanding',
  422,
  'Nothing is outstanding on this invoice',
);
export const NOTHING_PAID = problem('payment.nothing_paid', 422, 'Give what was received, or what was deducted as TDS');
export const RECEIVED_LATER = problem('payment.in_future', 422, 'A payment cannot be received in the future');
