/** How a company is supplied: one in a special economic zone (SEZ) with integrated tax, or without tax under a letter of undertaking. */
export const SUPPLY_TYPES = ['regular', 'sez_with_payment', 'sez_without_payment'] as const;
export type SupplyType = (typeof SUPPLY_TYPES)[number];

/** Where a service goes, and from where. */
interface Supply {
  supply_type?: SupplyType | undefined;
  place_of_supply: string;
  supplier: { state_code: string };
}

const TO_SEZ = 'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS';

/** What CGST Rule 46 wants on documents of each supply. */
export const ENDORSEMENTS: Readonly<Record<SupplyType, string | undefined>> = {
  regular: undefined,
  sez_with_payment: `${TO_SEZ} ON PAYMENT OF INTEGRATED TAX`,
  sez_without_payment: `${TO_SEZ} UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`,
};

/** Whether the tax is CGST and SGST: in one state, and not to an SEZ, which counts as another one (docs/rules.md#gst). */
export function isWithinState({ supply_type = 'regular', place_of_supply, supplier }: Supply): boolean {
  return supply_type === 'regular' && place_of_supply === supplier.state_code;
}

/** The rate that is charged, in percent: none under a letter of undertaking. */
export function chargedPercent(supplyType: SupplyType, gstPercent: number): number {
  return supplyType === 'sez_without_payment' ? 0 : gstPercent;
}
