import { type Drafts, DRAFTS_KEY, dropDrafts, type Values } from './held-drafts';

export { holdDraft } from './held-drafts';

/** What this person had typed in a form when the session ended. Drafts of another person are removed. */
export function readDraft(form: string, userId: string | undefined): Values | undefined {
  const stored = readDrafts();
  if (stored && stored.userId !== userId) dropDrafts();
  return stored?.userId === userId ? stored?.forms[form] : undefined;
}

/** The form has taken its draft over. */
export function clearDraft(form: string): void {
  const stored = readDrafts();
  if (!stored) return;
  const others = Object.entries(stored.forms).filter(([name]) => name !== form);
  const forms = Object.fromEntries(others);
  if (others.length) window.sessionStorage.setItem(DRAFTS_KEY, JSON.stringify({ ...stored, forms }));
  else dropDrafts();
}

function readDrafts(): Drafts | undefined {
  try {
    return (JSON.parse(window.sessionStorage.getItem(DRAFTS_KEY) ?? 'null') as Drafts | null) ?? undefined;
  } catch {
    return undefined;
  }
}
