/** A record as its form has it: text by field of the API. */
export type FormValues = Readonly<Record<string, string>>;

/** What another person changed in a record while it was being edited here. */
export interface ForeignChange {
  field: string;
  /** What it was when the edit began. */
  was: string;
  now: string;
  /** What was entered here, when it is neither. */
  mine?: string;
}

/**
 * What another person changed since the edit began, in the order of the fields.
 * @param began the record when the edit began
 * @param entered what the form holds
 */
export function foreignChanges(began: FormValues, now: FormValues, entered: FormValues): ForeignChange[] {
  return Object.keys(began).flatMap((field): ForeignChange[] => {
    const [was = '', is = '', mine = ''] = [began[field], now[field], entered[field]];
    if (was === is) return [];
    const isBoth = mine !== was && mine !== is;
    return [{ field, was, now: is, ...(isBoth && { mine }) }];
  });
}
