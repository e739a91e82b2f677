/** Plural forms of a text; the value `count` chooses one. */
export type PluralText = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

export type Text = string | PluralText;
export type Texts = Readonly<Record<string, Text>>;

type NamesIn<Line> = Line extends `${string}%{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The agency's name is known everywhere. */
type NamesOf<T> = Exclude<T extends string ? NamesIn<T> : 'count' | NamesIn<T[keyof T]>, 'agency'>;

type Value = string | number;
export type Values = Readonly<Record<string, Value>>;
type CountOf<T> = Extract<T, PluralText> extends never ? Value : number;

/** Values for the `%{name}` placeholders of a text; `count` of a plural text is a number. */
export type ValuesOf<T> = { readonly [Name in NamesOf<T>]: Name extends 'count' ? CountOf<T> : Value };

/** Arguments besides the key: none for a text without placeholders. */
export type Arguments<T> = [NamesOf<T>] extends [never] ? [] : [values: ValuesOf<T>];

/** Keys of texts without placeholders. */
export type PlainKey<T> = { [Key in keyof T]: [NamesOf<T[Key]>] extends [never] ? Key : never }[keyof T] & string;

/** A translation: exactly the keys of the English texts. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralText;
};

/** Looks up a text when it is shown, and fills in its values. */
export type Translate<T> = <Key extends keyof T & string>(key: Key, ...values: Arguments<T[Key]>) => string;
