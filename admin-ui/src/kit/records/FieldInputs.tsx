import type { RaRecord } from 'react-admin';
import { t } from '../../texts/console';
import { useAssignees } from '../access/useAssignees';
import type { Field } from '../resource/fields';
import {
  ChoiceLine,
  DayLine,
  DigitLine,
  type InputProps,
  NameLine,
  PasswordLine,
  PhoneLine,
  RupeesLine,
  TextLine,
} from './inputs';

interface FieldInputsProps<R extends RaRecord> {
  fields: readonly Field<R>[];
  /** Those of the form that makes a record. */
  isNew?: boolean;
  /** Sources of the inputs that stand first, where the order is not that of the fields. */
  first?: readonly string[];
}

/** A choice among the accounts of the staff, or none. */
function StaffLine(props: InputProps) {
  const staff = useAssignees();
  return <ChoiceLine {...props} choices={staff} isOptional />;
}

function inputOf<R extends RaRecord>({ source, label, input }: Field<R>, isNew: boolean) {
  if (!input || input.only === (isNew ? 'edit' : 'create')) return null;
  const {
    type,
    hint,
    isRequired,
    isWide,
    lines,
    maxLength,
    choices,
    mustChoose = false,
    ...own
  } = {
    ...input,
    ...(isNew && input.whenNew),
  };
  const common = {
    source,
    label: t(own.label ?? label),
    ...(hint && { hint: t(hint) }),
    ...(isRequired && { isRequired }),
    ...(isWide && { isWide }),
  };
  switch (type) {
    case 'name':
      return <NameLine key={source} {...common} />;
    case 'email':
      return <TextLine key={source} {...common} type="email" />;
    case 'phone':
      return <PhoneLine key={source} {...common} />;
    case 'password':
      return <PasswordLine key={source} {...common} />;
    case 'digits':
      return <DigitLine key={source} {...common} most={maxLength ?? 9} />;
    case 'rupees':
      return <RupeesLine key={source} {...common} />;
    case 'choice':
      return <ChoiceLine key={source} {...common} choices={choices?.() ?? []} isOptional={!mustChoose} />;
    case 'day':
      return <DayLine key={source} {...common} />;
    case 'staff':
      return <StaffLine key={source} {...common} />;
    case 'text':
      return <TextLine key={source} {...common} {...(lines && { lines })} />;
  }
}

/** The inputs of a resource's fields. */
export function FieldInputs<R extends RaRecord>({ fields, isNew = false, first = [] }: FieldInputsProps<R>) {
  const inFront = first.flatMap((name) => fields.find(({ source }) => source === name) ?? []);
  return [...inFront, ...fields.filter((field) => !inFront.includes(field))].map((field) => inputOf(field, isNew));
}
