import { Fragment } from 'react';
import type { FoundField } from './found-fields';
import { Marked } from './Marked';

/** Where the typed words were found: "Skills: React · Location: Pune". */
export function FoundFields({ fields, words }: { fields: readonly FoundField[]; words: readonly string[] }) {
  return fields.map(({ label, values }, index) => (
    <Fragment key={label}>
      {index > 0 && ' · '}
      {label}: <Marked text={values.join(', ')} words={words} />
    </Fragment>
  ));
}
