import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { type ConsoleTextKey, t } from '../../texts/console';
import type { Permission } from '../access/staff';

interface Choice {
  id: string;
  name: string;
}

/** How a field is entered. */
export interface FieldInput {
  type: 'text' | 'name' | 'email' | 'phone' | 'password' | 'digits' | 'rupees' | 'choice' | 'day' | 'staff';
  /** In place of the field's own. */
  label?: ConsoleTextKey;
  hint?: ConsoleTextKey;
  isRequired?: boolean;
  /** As wide as the form. */
  isWide?: boolean;
  /** Of a long text. */
  lines?: number;
  /** Of digits. */
  maxLength?: number;
  /** What a choice is made from; asked for when it is shown. */
  choices?: () => readonly Choice[];
  /** There is always a choice: nothing is not one of them. */
  mustChoose?: boolean;
  /** Where it is offered, if not in both forms. */
  only?: 'create' | 'edit';
  /** What the form that makes a record begins with, if not with nothing. */
  initial?: string;
  /** What is different in the form that makes a record. */
  whenNew?: { [Key in keyof Omit<FieldInput, 'only' | 'initial' | 'whenNew'>]?: FieldInput[Key] | undefined };
}

type CsvValue = string | number | null | undefined;

/** All that the console knows of a field: forms, lists, cards, drawers, exports and merges are read from it. */
export interface Field<R extends RaRecord> {
  /** The field of the API. */
  source: string;
  label: ConsoleTextKey;
  /** Without, it is not entered. */
  input?: FieldInput;
  /** The value as a form holds it, where the record holds something else. */
  typed?: (record: R) => string;
  /** The value in words, where the record holds something else. */
  text?: (record: R) => string;
  /** What stands in a list and in a drawer, if not its text. */
  cell?: (record: R) => ReactNode;
  /** An admin without it does not see it. */
  needs?: Permission;
  /** What stands in a drawer, if not what stands in a list. */
  fact?: ((record: R) => ReactNode) | false;
  /** What an export holds, if not its text. */
  csv?: ((record: R) => CsvValue) | false;
  /** Whether a merge compares it; left out, it does so with what is entered. */
  compared?: boolean | 'joinable';
}

type FieldOf<Name extends string> = ConsoleTextKey extends infer Key
  ? Key extends `resources.${Name}.fields.${infer Source}`
    ? Source
    : never
  : never;

/** The address that a person logs in with. The hint says what a change entails. */
export const LOGIN_EMAIL: FieldInput = {
  type: 'email',
  isRequired: true,
  hint: 'edit.emailHint',
  isWide: true,
  whenNew: { hint: undefined, isWide: false },
};

/** The first password of an account that an admin makes for another person. */
export const FIRST_PASSWORD: FieldInput = {
  type: 'password',
  isRequired: true,
  hint: 'employee.passwordHint',
  only: 'create',
};

/** A field that is entered and never shown, such as a password. */
export const ONLY_ENTERED = { fact: false, csv: false, compared: false } as const;

/**
 * The fields of a resource, in the order in which they are shown.
 * @param resource its labels are `resources.<resource>.fields.<source>` (admin-ui/src/texts/resources.ts)
 */
export const fieldsOf = <R extends RaRecord, Name extends string>(
  resource: Name,
  fields: readonly (Omit<Field<R>, 'source' | 'label'> & { source: FieldOf<Name> })[],
): readonly Field<R>[] =>
  fields.map((field) => ({ ...field, label: `resources.${resource}.fields.${field.source}` as ConsoleTextKey }));

/** A value in words. */
export const textOf = <R extends RaRecord>({ source, text }: Field<R>, record: R): string =>
  text ? text(record) : String((record[source] as CsvValue) ?? '');

/** What a list shows of a field. */
export function cellOf<R extends RaRecord>({ source, text, cell }: Field<R>, record: R): ReactNode {
  const shown = cell ?? text;
  return shown ? shown(record) : (record[source] as ReactNode);
}

/** Labels and values for a drawer. */
export const factsOf = <R extends RaRecord>(
  fields: readonly Field<R>[],
  record: R,
): (readonly [label: string, value: ReactNode])[] =>
  fields.flatMap((field) =>
    field.fact === false ? [] : [[t(field.label), field.fact ? field.fact(record) : cellOf(field, record)] as const],
  );

/** The columns of an export. */
export const csvColumnsOf = <R extends RaRecord>(
  fields: readonly Field<R>[],
): { label: ConsoleTextKey; value: (record: R) => CsvValue }[] =>
  fields.flatMap(({ source, label, csv, text }) =>
    csv === false ? [] : [{ label, value: csv ?? text ?? ((record) => record[source] as CsvValue) }],
  );

/** The fields that a merge compares. */
export const comparedFields = <R extends RaRecord>(fields: readonly Field<R>[]): Field<R>[] =>
  fields.filter(({ input, compared = input !== undefined }) => compared);

/** A record as its form has it, by field. */
export const typedValues = <R extends RaRecord>(fields: readonly Field<R>[], record: R): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ source, input, typed }) =>
      input && input.only !== 'create'
        ? [[source, typed ? typed(record) : String((record[source] as CsvValue) ?? '')]]
        : [],
    ),
  );

/** What the form of a new record begins with, by field. */
export const initialValues = <R extends RaRecord>(fields: readonly Field<R>[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ source, input }) => (input && input.only !== 'edit' ? [[source, input.initial ?? '']] : [])),
  );
