import { enForms } from '@niyukt/ui-shared/i18n/en-forms';

/** The frame of the page in its place, and words, until the console is there. React clears it away. */
export function paintFrame(): void {
  const header = document.createElement('div');
  header.className = 'console-header first-header';
  const text = document.createElement('p');
  text.className = 'first-text';
  text.setAttribute('role', 'status');
  text.textContent = enForms['generic.loading'];
  document.getElementById('root')?.replaceChildren(header, text);
}
