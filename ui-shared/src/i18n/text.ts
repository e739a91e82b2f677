/** Forms of a text by number, as the language's grammar has them; the value `count` chooses. */
export type PluralText = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };

export type Text = string | PluralText;
export type Texts = Readonly<Record<string, Text>>;

type NamesIn<Line> = Line extends `${string}%{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<T> = T extends string ? NamesIn<T> : 'count' | NamesIn<T[keyof T]>;

type Value = string | number;
export type Values = Readonly<Record<string, Value>>;
type CountOf<T> = Extract<T, PluralText> extends never ? Value : number;

/** What stands in for the `%{name}` of a text; the `count` that chooses between plural forms is a number. */
export type ValuesOf<T> = { readonly [Name in NamesOf<T>]: Name extends 'count' ? CountOf<T> : Value };

/** What is passed beside the key of a text: nothing, if the text has no values. */
export type Arguments<T> = [NamesOf<T>] extends [never] ? [] : [values: ValuesOf<T>];

/** Keys of the texts that need no values: a label, a title, a whole sentence. */
export type PlainKey<T> = { [Key in keyof T]: [NamesOf<T[Key]>] extends [never] ? Key : never }[keyof T] & string;

/** The texts of a feature in another language: each key of the English ones, and no other. */
export type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralText;
};

/** Looks a text up at the moment at which it is shown, and fills its values in. */
export type Translate<T> = <Key extends keyof T & string>(key: Key, ...values: Arguments<T[Key]>) => string;
