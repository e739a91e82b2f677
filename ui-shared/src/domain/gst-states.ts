import type { Schemas } from '../api/types';

/** Two-digit code of a state in GST. */
export type StateCode = Schemas['SetAgencySettingsDto']['state_code'];

const STATES: Readonly<Record<StateCode, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh (before 2014)',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** States and territories that are offered, by name; the code of the former ones is kept for what was issued with it. */
export const GST_STATES: readonly { id: string; name: string }[] = Object.entries(STATES)
  .map(([id, name]) => ({ id, name: `${name} (${id})` }))
  .sort((one, other) => one.name.localeCompare(other.name));

/** The name of a state with its code, as documents have it; the bare code when there is none of that name. */
export const stateText = (code: string): string => GST_STATES.find(({ id }) => id === code)?.name ?? code;

/** Union territories without a legislature: their share of the tax is called UTGST (docs/rules.md#gst). */
const WITHOUT_LEGISLATURE: readonly string[] = ['04', '26', '31', '35', '38'];

/** Whether the state's half of the tax at a place of supply is called UTGST. */
export const isUtgst = (code: string): boolean => WITHOUT_LEGISLATURE.includes(code);
