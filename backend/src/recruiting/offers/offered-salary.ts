import { plainRupees } from '../../platform/rupees.js';

/** What is typed as the form asks for it: rupees a month. */
const AMOUNT = /^\d[\d,]*$/;

/** An offered salary as ₹55,000; what is no plain amount stays as it was typed. */
export const offeredRupees = (typed: string): string =>
  AMOUNT.test(typed) ? plainRupees(Number(typed.replaceAll(',', '')) * 100) : typed;

/** The same with its period. */
export const offeredAMonth = (typed: string): string =>
  AMOUNT.test(typed) ? `${offeredRupees(typed)} a month` : typed;
