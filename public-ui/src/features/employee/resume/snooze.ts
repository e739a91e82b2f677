/** A question of the resume card: whether to add one, and whether to take over what was found in one. */
type Question = 'resume' | 'facts';

const keyOf = (question: Question): string => `niyukt.later.${question}`;

/** Whether a question about a record was answered with "later" in this browser. @param id of the person or the resume */
export function isSnoozed(question: Question, id: number): boolean {
  return window.localStorage.getItem(keyOf(question)) === String(id);
}

/** The question about a record was answered: it is not asked again in this browser. */
export function snooze(question: Question, id: number): void {
  window.localStorage.setItem(keyOf(question), String(id));
}
