import { useLayoutEffect, useState } from 'react';
import type { FieldError, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { t } from '@niyukt/ui-shared/i18n/translate';
import { byPlace } from '../lib/by-place';
import { NOTICE_LOOKS } from '../lib/notice-look';

export interface WrongFieldsProps<Form extends FieldValues> {
  form: Pick<UseFormReturn<Form>, 'formState' | 'setFocus'>;
  /** What this list says of a field, where it is not the field's own message. */
  words?: Partial<Record<FieldPath<Form>, string>>;
}

interface WrongField<Form extends FieldValues> {
  name: FieldPath<Form>;
  message: string;
}

/**
 * What was wrong when a form was sent with several wrong fields, in their order, each with a link to its field. It keeps its height until the form is sent
 * again, so that nothing moves under a finger.
 */
export function WrongFields<Form extends FieldValues>({ form, words = {} }: WrongFieldsProps<Form>) {
  const { errors, submitCount } = form.formState;
  const [sent, setSent] = useState<{ count: number; wrong: WrongField<Form>[] }>({ count: 0, wrong: [] });
  if (submitCount !== sent.count) {
    const wrong = (Object.entries(errors) as [FieldPath<Form>, FieldError][])
      .toSorted(([, one], [, other]) => byPlace(one.ref, other.ref))
      .map(([name, { message = '' }]) => ({ name, message: words[name] ?? message }));
    setSent({ count: submitCount, wrong });
  }
  const isShown = sent.wrong.length > 1;
  // the first wrong field has the focus; this list pushes it down
  useLayoutEffect(() => {
    if (sent.count) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [sent.count]);
  return (
    <div role="alert" className={isShown ? `rounded-control border-l-4 px-4 py-3 ${NOTICE_LOOKS.alert}` : 'hidden'}>
      {isShown && (
        <>
          <p className="font-semibold">{t('form.checkFields')}</p>
          <ul className="mt-1 list-disc pl-5">
            {sent.wrong.map(({ name, message }) => (
              <li key={name}>
                {name in errors ? (
                  <a
                    href={`#${name}`}
                    className="inline-flex min-h-6 items-center max-sm:min-h-11 underline underline-offset-4"
                    onClick={(event) => {
                      event.preventDefault();
                      form.setFocus(name);
                    }}
                  >
                    {message}
                  </a>
                ) : (
                  <s className="text-muted">{message}</s>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
