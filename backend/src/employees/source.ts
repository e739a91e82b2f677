/**
 * Where a person comes from: registered by themselves, came to the agency, was referred, stands in a list, or unknown
 * (docs/rules.md#sources).
 */
export const SOURCES = ['registered', 'came_to_us', 'referred', 'list', 'unknown'] as const;
export type Source = (typeof SOURCES)[number];

/** Who comes from there must agree to be kept. */
export const SOURCES_NEEDING_CONSENT = ['referred', 'list', 'unknown'] as const satisfies readonly Source[];
