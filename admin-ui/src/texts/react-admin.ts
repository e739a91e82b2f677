import english from 'ra-language-english';
import type { Text, Texts } from '@niyukt/ui-shared/i18n/text';

/** Messages as nested in react-admin's language packages. */
interface Messages {
  readonly [name: string]: string | Messages | undefined;
}

const FORMS = '||||';

function textOf(message: string): Text {
  const forms = message.split(FORMS).map((form) => form.trim());
  const [one = '', other = one] = forms;
  return forms.length > 1 ? { one, other } : one;
}

/** Flattens react-admin's messages into keys such as `ra.action.delete`. */
const textsOf = (messages: Messages, before = ''): Texts =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([name, message = '']) =>
      typeof message === 'string'
        ? [[before + name, textOf(message)]]
        : Object.entries(textsOf(message, `${before}${name}.`)),
    ),
  );

/** What react-admin itself says. */
export const reactAdmin = textsOf(english);
