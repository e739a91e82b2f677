import { AGENCY, type Logo } from '../platform/agency.js';
import { type AgencySettingsDto } from './agency-settings.dto.js';
import { STATES } from './gst/states.js';

/** What stands above a letter of the agency. */
export interface Letterhead {
  logo: Logo | null;
  name: string;
  address: string;
  email: string;
  phone: string;
}

export function letterheadOf(settings: AgencySettingsDto): Letterhead {
  const { legal_name, address, city, state_code, pin_code, email, phone } = settings;
  const place = [city, state_code && STATES[state_code], pin_code].filter(Boolean).join(', ');
  return {
    logo: AGENCY.logo,
    name: legal_name ?? AGENCY.name,
    address: [address, place].filter(Boolean).join('\n'),
    email: email ?? '',
    phone: phone ?? '',
  };
}
