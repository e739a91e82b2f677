import { withMobilePrefix, lettersAndSpaces, digitsOnly } from '@niyukt/ui-shared/domain/input';
import { t } from '@niyukt/ui-shared/i18n/console';
import { PasswordInput, SelectInput, TextInput, type TextInputProps } from 'react-admin';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';

/** The width of a dialog that has two columns. */
export const WHOLE_ROW = { gridColumn: '1 / -1' } as const;

const keep = (typed: string | null): string => typed ?? '';

interface InputProps {
  source: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  sx?: TextInputProps['sx'];
}

/** The label of an input; a star marks what must be filled in, for eyes only: the input says so itself. */
const labelOf = (label: string, isRequired = false): string | ReactElement =>
  isRequired ? <span className="required-label">{label}</span> : label;

const common = ({ source, label, hint, isRequired, sx }: InputProps, isDate = false) => ({
  ...{ source, label: labelOf(label, isRequired), helperText: hint ?? (false as const), sx: sx ?? {} },
  slotProps: {
    ...(isRequired && { htmlInput: { 'aria-required': true } }),
    ...(isDate && { inputLabel: { shrink: true } }),
  },
});

/** A line of text, or several; an empty one stays text, as the schemas want it. */
export function TextLine({
  lines,
  type,
  autoComplete,
  ...props
}: InputProps & { lines?: number; type?: string; autoComplete?: string }) {
  return (
    <TextInput
      {...common(props, type === 'date')}
      parse={keep}
      format={keep}
      {...(lines && { multiline: true, minRows: lines, maxRows: 12 })}
      {...(type && { type })}
      autoComplete={autoComplete ?? 'off'}
    />
  );
}

/** A person's name: letters and spaces (spec 5). */
export function NameLine(props: InputProps) {
  return (
    <TextInput
      {...common(props)}
      parse={(typed: string | null) => lettersAndSpaces(keep(typed))}
      format={keep}
      autoComplete="off"
    />
  );
}

/** A phone number that keeps its +91 (spec 5). */
export function PhoneLine(props: InputProps) {
  const before = useWatch({ name: props.source }) as string | undefined;
  return (
    <TextInput
      {...common(props)}
      type="tel"
      parse={(typed: string | null) => withMobilePrefix(keep(typed), before ?? '')}
      format={keep}
      autoComplete="off"
    />
  );
}

/** Digits only. */
export function DigitLine({ most, ...props }: InputProps & { most: number }) {
  return (
    <TextInput
      {...common(props)}
      parse={(typed: string | null) => digitsOnly(keep(typed), most)}
      format={keep}
      autoComplete="off"
    />
  );
}

/** A password for somebody else's account: shown on request, never filled in by the browser. */
export function PasswordLine(props: InputProps) {
  return <PasswordInput {...common(props)} parse={keep} format={keep} autoComplete="new-password" />;
}

/** One of fixed values, or none. */
export function ChoiceLine({
  choices,
  isOptional,
  ...props
}: InputProps & { choices: readonly { id: string; name: string }[]; isOptional?: boolean }) {
  return (
    <SelectInput
      {...common(props)}
      choices={[...choices]}
      parse={keep}
      format={keep}
      emptyText={isOptional ? t('generic.notSpecified') : t('field.choose')}
    />
  );
}
