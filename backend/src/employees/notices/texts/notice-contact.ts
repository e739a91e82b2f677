import { type AgencySettingsDto } from '../../../agency/agency-settings.dto.js';
import { AGENCY } from '../../../platform/agency.js';
import { type NoticeContactDto } from './notice.dto.js';

/** Whom people ask about their data (DPDP Rules 2025, rule 9). */
export function contactOf({ legal_name, address, city, pin_code, email, phone }: AgencySettingsDto): NoticeContactDto {
  return {
    name: legal_name ?? AGENCY.name,
    address: [address, city, pin_code].filter(Boolean).join(', '),
    email: email ?? '',
    phone: phone ?? '',
  };
}
