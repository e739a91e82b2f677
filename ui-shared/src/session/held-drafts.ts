/** Key in the tab's storage. */
export const DRAFTS_KEY = 'drafts';

export type Values = Readonly<Record<string, unknown>>;

export interface Drafts {
  userId: string;
  forms: Record<string, Values>;
}

const open = new Map<string, () => Values | undefined>();

/**
 * Keeps what is typed in a form when the session ends. Never for forms with passwords.
 * @param values undefined while nothing was changed
 * @returns a function for when the form is closed
 */
export function holdDraft(form: string, values: () => Values | undefined): () => void {
  open.set(form, values);
  return () => {
    if (open.get(form) === values) open.delete(form);
  };
}

/** Stores what the open forms hold in this tab, for this person alone. */
export function storeDrafts(userId: string | undefined): void {
  const forms: Drafts['forms'] = {};
  for (const [form, values] of open) {
    const typed = values();
    if (typed) forms[form] = typed;
  }
  if (userId === undefined || !Object.keys(forms).length) return;
  window.sessionStorage.setItem(DRAFTS_KEY, JSON.stringify({ userId, forms } satisfies Drafts));
}

/** Removes all drafts, as at a logout. */
export function dropDrafts(): void {
  window.sessionStorage.removeItem(DRAFTS_KEY);
}
