import { type Answer, ANSWERS } from './answers';

/**
 * Hears a key from 1 to 4 that is meant for no field and was not taken within.
 * @returns what ends it
 */
export function onAnswerKey(
  place: Element | Document | null | undefined,
  choose: (answer: Answer, target: Element) => void,
): () => void {
  const press = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || !(event.target instanceof Element)) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const answer = ANSWERS[Number(event.key) - 1];
    if (!answer || event.target.closest('dialog, input, select, textarea')) return;
    event.preventDefault();
    choose(answer, event.target);
  };
  place?.addEventListener('keydown', press);
  return () => place?.removeEventListener('keydown', press);
}
