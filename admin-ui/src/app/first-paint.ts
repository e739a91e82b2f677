import { t } from '@niyukt/ui-shared/i18n/translate';

function show(...content: Node[]): void {
  document.getElementById('root')?.replaceChildren(...content);
}

/** The frame of the page in its place, and words, until the console is there. React clears it away. */
export function paintFrame(): void {
  const header = document.createElement('div');
  header.className = 'console-header first-header';
  const text = document.createElement('p');
  text.className = 'first-text';
  text.setAttribute('role', 'status');
  text.textContent = t('generic.loading');
  show(header, text);
}

/** The console did not come: nothing of it is there to say so. */
export function paintFailure(): void {
  const text = document.createElement('p');
  text.setAttribute('role', 'alert');
  text.textContent = t('generic.wrong');
  const again = document.createElement('button');
  again.textContent = t('action.tryAgain');
  again.addEventListener('click', () => window.location.reload());
  const box = document.createElement('main');
  box.className = 'first-text';
  box.append(text, again);
  show(box);
}
