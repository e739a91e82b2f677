import { STATES, UTGST_STATES } from '../api/company-rules';

/** States and territories that are offered, by name; the code of the former ones is kept for what was issued with it. */
export const GST_STATES: readonly { id: string; name: string }[] = Object.entries(STATES)
  .map(([id, name]) => ({ id, name: `${name} (${id})` }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** The name of a state with its code, as documents have it; the bare code when there is none of that name. */
export const stateText = (code: string): string => GST_STATES.find(({ id }) => id === code)?.name ?? code;

/** Whether the state's half of the tax at a place of supply is called UTGST. */
export const isUtgst = (code: string): boolean => UTGST_STATES.some((each) => each === code);
