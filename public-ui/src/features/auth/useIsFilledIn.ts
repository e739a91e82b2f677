import { useEffect, useState, type RefObject } from 'react';

/** How often inputs are checked, in milliseconds: password managers may fill them in without an event. */
const LOOK_MILLISECONDS = 250;

/** True when no input of the form is empty, also after a browser or password manager filled it in without an event. */
export function useIsFilledIn(form: RefObject<HTMLFormElement | null>): boolean {
  const [isFilledIn, setFilledIn] = useState(false);
  useEffect(() => {
    const box = form.current;
    const look = (): void => setFilledIn([...(box?.querySelectorAll('input') ?? [])].every(hasText));
    const timer = window.setInterval(look, LOOK_MILLISECONDS);
    box?.addEventListener('input', look);
    return () => {
      window.clearInterval(timer);
      box?.removeEventListener('input', look);
    };
  }, [form]);
  return isFilledIn;
}

/** Chrome shows autofilled values, but hides them from scripts until the person touches the page. */
const hasText = (input: HTMLInputElement): boolean => input.value.trim() !== '' || input.matches(':autofill');
