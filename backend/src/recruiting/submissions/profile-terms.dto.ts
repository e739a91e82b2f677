import { NullableReply, Reply } from '../../platform/http/reply.js';
import { TextField } from '../../platform/validation/fields.js';
import { PROFILE_TERMS_VERSION, profileTerms } from './profile-terms.js';

/** The terms for profiles, and whether the caller has accepted them. */
export class ProfileTermsDto {
  @Reply('Version', PROFILE_TERMS_VERSION)
  version: string;

  @Reply('The terms', profileTerms().paragraphs, { type: [String] })
  paragraphs: readonly string[];

  @Reply('SHA-256 of version and paragraphs, each on a line', profileTerms().sha256)
  sha256: string;

  @NullableReply('When the caller accepted this version, ISO 8601 in UTC', '2026-11-20T05:31:07.120Z', {
    format: 'date-time',
  })
  accepted_at: string | null;
}

/** Acceptance of the terms for profiles. */
export class AcceptProfileTermsDto {
  @TextField({
    label: 'Version',
    max: 20,
    doc: 'Version of the terms that were read',
    example: PROFILE_TERMS_VERSION,
    required: 'Please read the terms first',
  })
  version: string;
}
