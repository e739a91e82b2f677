/** The taxes on an amount, in paise. */
export interface Tax {
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
}

const THOUSANDTHS = 100_000n;

/**
 * A share of an amount, rounded half up to the paisa.
 * @param paise zero or more
 * @param percent with three decimals at most
 */
export function percentOf(paise: number, percent: number): number {
  const share = BigInt(paise) * BigInt(Math.round(percent * 1000));
  return Number((share + THOUSANDTHS / 2n) / THOUSANDTHS);
}

/**
 * The tax on a service: within a state half to the centre and half to the state, each rounded; across states one tax
 * (docs/rules.md#gst).
 * @param taxablePaise the value of the service
 * @param gstPercent the whole rate
 */
export function taxOn(taxablePaise: number, gstPercent: number, isWithinState: boolean): Tax {
  if (!isWithinState) return { cgst_paise: 0, sgst_paise: 0, igst_paise: percentOf(taxablePaise, gstPercent) };
  const half = percentOf(taxablePaise, gstPercent / 2);
  return { cgst_paise: half, sgst_paise: half, igst_paise: 0 };
}
