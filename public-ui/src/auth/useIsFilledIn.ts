import { useEffect, useState, type RefObject } from 'react';

/** How often inputs are looked at, in milliseconds: password managers do not always tell. */
const LOOK_MILLISECONDS = 250;

/** True once no input of the form is empty, also when a browser or a password manager filled it in without an event. */
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

/** Chrome shows what it filled in, and hands it over only once somebody touches the page. */
const hasText = (input: HTMLInputElement): boolean => input.value.trim() !== '' || input.matches(':autofill');
