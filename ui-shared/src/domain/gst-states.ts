import { STATES, UTGST_STATES } from '../api/company-rules';
import type { CompanyBilling } from '../api/types';

/** States and territories to choose from, by name. Codes of former ones stay for old documents. */
export const GST_STATES: readonly { id: string; name: string }[] = Object.entries(STATES)
  .map(([id, name]) => ({ id, name: `${name} (${id})` }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** How a company is supplied: one in a special economic zone (SEZ) with integrated tax, or without tax under a letter of undertaking. */
export const SUPPLY_TYPES = [
  'regular',
  'sez_with_payment',
  'sez_without_payment',
] as const satisfies readonly CompanyBilling['supply_type'][];

/** Whether a GSTIN or UIN says a state: that of a non-resident may say none. */
export const hasState = (gstin: string): boolean => GST_STATES.some(({ id }) => gstin.startsWith(id));

/** The name of a state with its code, as on documents; the bare code when it is unknown. */
export const stateText = (code: string): string => GST_STATES.find(({ id }) => id === code)?.name ?? code;

/** Whether the state's half of the tax at a place of supply is called UTGST. */
export const isUtgst = (code: string): boolean => UTGST_STATES.some((each) => each === code);
