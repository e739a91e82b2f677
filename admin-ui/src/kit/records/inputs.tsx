import { Box, Button, FormHelperText } from '@mui/material';
import { type FocusEvent, type ReactElement, useId } from 'react';
import { PasswordInput, SelectInput, TextInput, type TextInputProps } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { countText, dayInWords } from '@niyukt/ui-shared/domain/format';
import { digitsOnly, nameOnPapers, withMobilePrefix } from '@niyukt/ui-shared/domain/input';
import { readRupees, salaryDoubt } from '@niyukt/ui-shared/domain/salary';
import { t } from '../../texts/console';

/** As wide as the form, also where it has two columns. */
export const WHOLE_ROW = { gridColumn: '1 / -1' } as const;

const asTyped = (typed: string | null): string => typed ?? '';

/** What every input of a form is given. */
export interface InputProps {
  source: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** As wide as the form. */
  isWide?: boolean;
  sx?: TextInputProps['sx'];
}

/** The label of an input; a star marks what must be filled in, for eyes only: the input says so itself. */
const labelOf = (label: string, isRequired = false): string | ReactElement =>
  isRequired ? <span className="required-label">{label}</span> : label;

/** What every input of a form has, as react-admin's take it; an empty one stays text, as the schemas want it. */
export const commonOf = ({ source, label, hint, isRequired, isWide, sx }: InputProps, isDate = false) => ({
  source,
  label: labelOf(label, isRequired),
  helperText: hint ?? (false as const),
  sx: isWide ? WHOLE_ROW : (sx ?? {}),
  parse: asTyped,
  format: asTyped,
  slotProps: {
    ...(isRequired && { htmlInput: { 'aria-required': true } }),
    ...(isDate && { inputLabel: { shrink: true } }),
  },
});

/** Says what looks wrong about a value that is taken all the same. */
function Doubt({ text }: { text: string }) {
  return (
    <span className="doubt" role="status">
      {text}
    </span>
  );
}

/** A day. How it is typed depends on the browser, so it is repeated in words. */
export function DayLine({ doubt, hint, ...props }: InputProps & { doubt?: string | undefined }) {
  const day = useWatch({ name: props.source }) as string | null | undefined;
  const words = dayInWords(day ?? '');
  return (
    <TextInput
      {...commonOf(props, true)}
      helperText={
        doubt ? (
          <>
            {words} <Doubt text={doubt} />
          </>
        ) : (
          (words ?? hint ?? false)
        )
      }
      type="date"
      autoComplete="off"
    />
  );
}

interface TextLineProps extends InputProps {
  lines?: number;
  type?: string;
  doubt?: string | undefined;
  /** Language and direction of what is typed, where they are not the page's. */
  written?: { lang: string; dir: 'ltr' | 'rtl' };
}

/** A line of text, or several. */
export function TextLine({ lines, type, doubt, written, ...props }: TextLineProps) {
  const { slotProps, ...common } = commonOf(props);
  return (
    <TextInput
      {...common}
      slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...written } }}
      {...(doubt && { helperText: <Doubt text={doubt} /> })}
      {...(lines && { multiline: true, minRows: lines, maxRows: 12 })}
      {...(type && { type })}
      autoComplete="off"
    />
  );
}

/** A person's name, as it is on papers. */
export function NameLine(props: InputProps) {
  return (
    <TextInput {...commonOf(props)} parse={(typed: string | null) => nameOnPapers(asTyped(typed))} autoComplete="off" />
  );
}

/** A phone number that keeps its +91. */
export function PhoneLine(props: InputProps) {
  const before = useWatch({ name: props.source }) as string | undefined;
  return (
    <TextInput
      {...commonOf(props)}
      type="tel"
      parse={(typed: string | null) => withMobilePrefix(asTyped(typed), before ?? '')}
      autoComplete="off"
    />
  );
}

/** Digits only. */
export function DigitLine({ most, ...props }: InputProps & { most: number }) {
  return (
    <TextInput
      {...commonOf(props)}
      parse={(typed: string | null) => digitsOnly(asTyped(typed), most)}
      autoComplete="off"
    />
  );
}

/** What is paid in a year, rather than in a month. */
const YEARS_PAY = 300_000;

/** One amount in rupees; grouped once it is typed. @param doubtOfYear of a month's pay: asked of a year's sum; other words are doubted, too */
export function RupeesLine({ doubtOfYear, ...props }: InputProps & { doubtOfYear?: string }) {
  const { setValue } = useFormContext();
  const typed = useWatch({ name: props.source }) as string | null;
  const { touchedFields } = useFormState({ name: props.source });
  const isTyped = doubtOfYear !== undefined && Boolean(typed?.trim());
  const amount = readRupees(typed ?? '');
  const doubt =
    isTyped && amount === undefined && props.source in touchedFields
      ? t('salaryDoubt.unreadable')
      : isTyped && amount !== undefined && amount >= YEARS_PAY && doubtOfYear;
  const group = ({ target }: FocusEvent<HTMLInputElement>): void => {
    const amount = readRupees(target.value);
    if (amount !== undefined) setValue(props.source, countText(amount));
  };
  return (
    <TextInput
      {...commonOf(props)}
      {...(doubt && { helperText: <Doubt text={doubt} /> })}
      onBlur={group}
      autoComplete="off"
    />
  );
}

/** A salary as people say it. What cannot be read, or does not say how often it is paid, is doubted once it was typed. */
export function SalaryLine(props: InputProps) {
  const typed = useWatch({ name: props.source }) as string;
  const { touchedFields } = useFormState({ name: props.source });
  const doubt = props.source in touchedFields ? salaryDoubt(typed) : undefined;
  return <TextLine {...props} doubt={doubt && t(`salaryDoubt.${doubt}`)} />;
}

const PASSWORD_BYTES = 15;

const newPassword = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(PASSWORD_BYTES)))).replaceAll(/[+/]/g, '-');

/**
 * A password for another person's account: shown on request, never filled in by the browser, and nobody has to invent it. The hint and
 * its button stay below what is wrong.
 */
export function PasswordLine({ hint, isWide = false, ...props }: InputProps) {
  const id = useId();
  const { setValue } = useFormContext();
  const { errors } = useFormState({ name: props.source });
  const make = (): void => setValue(props.source, newPassword(), { shouldDirty: true, shouldValidate: true });
  const { slotProps, ...common } = commonOf(props);
  const describedBy = [props.source in errors && `${id}-helper-text`, `${id}-hint`].filter(Boolean).join(' ');
  return (
    <Box sx={isWide ? WHOLE_ROW : {}}>
      <PasswordInput
        {...common}
        id={id}
        slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, 'aria-describedby': describedBy } }}
        fullWidth
        autoComplete="new-password"
      />
      <FormHelperText id={`${id}-hint`} component="div" sx={{ mx: 1.75, mt: 0 }}>
        {hint}{' '}
        <Button size="small" onClick={make} sx={{ '&&': { minHeight: 24 }, px: 0.5, py: 0, fontSize: 'inherit' }}>
          {t('employee.makePassword')}
        </Button>
      </FormHelperText>
    </Box>
  );
}

/** One of fixed values, or none. */
export function ChoiceLine({
  choices,
  isOptional,
  ...props
}: InputProps & { choices: readonly { id: string; name: string }[]; isOptional?: boolean }) {
  return (
    <SelectInput
      {...commonOf(props)}
      choices={[...choices]}
      emptyText={isOptional ? t('generic.notSpecified') : t('field.choose')}
    />
  );
}
