import { DRAFTS_KEY, dropDrafts, type Drafts, type Values } from './held-drafts';

export { holdDraft } from './held-drafts';

/** What this person had typed in a form when the session ended. Drafts of another person are removed. */
export function readDraft(form: string, userId: string | undefined): Values | undefined {
  const kept = readDrafts();
  if (kept && kept.userId !== userId) dropDrafts();
  return kept?.userId === userId ? kept?.forms[form] : undefined;
}

/** The form has taken its draft over. */
export function clearDraft(form: string): void {
  const kept = readDrafts();
  if (!kept) return;
  const others = Object.entries(kept.forms).filter(([name]) => name !== form);
  const forms = Object.fromEntries(others);
  if (others.length) window.sessionStorage.setItem(DRAFTS_KEY, JSON.stringify({ ...kept, forms }));
  else dropDrafts();
}

function readDrafts(): Drafts | undefined {
  try {
    return (JSON.parse(window.sessionStorage.getItem(DRAFTS_KEY) ?? 'null') as Drafts | null) ?? undefined;
  } catch {
    return undefined;
  }
}
