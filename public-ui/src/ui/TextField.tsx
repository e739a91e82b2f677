import { type ComponentProps, useId } from 'react';
import { controlClass, describedBy, type FieldProps } from '../lib/field';
import { useTooLong } from '../lib/useTooLong';
import { FieldFrame } from './FieldFrame';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

/** One line of text; takes the result of react-hook-form's `register`. */
export function TextField({ label, hint, isOptional, className = '', maxLength, ...input }: TextFieldProps) {
  const id = useId();
  const { tooLong, onChange } = useTooLong(maxLength, input.onChange);
  const { error = tooLong, ...others } = input;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <input
        className={`${controlClass} ${className}`}
        {...describedBy(id, { error, hint })}
        {...others}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

export function TextArea({ label, hint, isOptional, maxLength, ...area }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  const { tooLong, onChange } = useTooLong(maxLength, area.onChange);
  const { error = tooLong, ...others } = area;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <textarea
        rows={4}
        className={controlClass}
        {...describedBy(id, { error, hint })}
        {...others}
        onChange={onChange}
      />
    </FieldFrame>
  );
}

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  /** A label in another language than the page names it. */
  choices: readonly (readonly [value: string, label: string, lang?: string])[];
  /** Label of the empty choice. */
  empty?: string;
}

/** One of few choices. */
export function SelectField({ label, error, hint, isOptional, choices, empty, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <select className={controlClass} {...describedBy(id, { error, hint })} {...select}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(([value, text, lang]) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
