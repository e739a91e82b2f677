export const PAYMENT_MODES = ['bank_transfer', 'upi', 'cheque', 'cash', 'other'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
