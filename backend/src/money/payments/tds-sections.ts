/** What income tax is deducted for. */
export type TdsKind = 'professional' | 'commission' | 'contract';

/**
 * Sections of income tax deducted at source, each from a day in India on: since April 2026 those of the Income-tax Act, 2025
 * (docs/rules.md#payments). Newest first.
 */
export const TDS_SECTIONS: readonly (Record<TdsKind, string> & { since: string })[] = [
  {
    since: '2026-04-01',
    professional: '393(1) Sl. 6(iii)',
    commission: '393(1) Sl. 1(ii)',
    contract: '393(1) Sl. 6(i)',
  },
  { since: '', professional: '194J', commission: '194H', contract: '194C' },
];
