import { Fragment } from 'react';

/** An e-mail address that is broken only before its @ and its dots. */
export function EmailText({ address }: { address: string }) {
  return address.split(/(?=[@.])/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
