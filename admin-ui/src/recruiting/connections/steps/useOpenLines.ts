import { useEffect, useState } from 'react';
import type { NextStep } from '@niyukt/ui-shared/api/types';
import { isRequested, onRequest } from '../../../kit/records/next-action';
import type { ConnectionStep } from '../../../kit/resource/resource';

interface Place {
  step: ConnectionStep;
  /** What takes the focus there. */
  focus: string;
  /** Whether it is pressed, too: it only opens a form. */
  isPressed?: boolean;
}

const INVOICE: Place = { step: 'invoice', focus: 'button' };

/** Actions whose form or buttons stand on a line of the drawer. */
const PLACES: Readonly<Partial<Record<NonNullable<NextStep['action']>, Place>>> = {
  enter_joining: { step: 'joining', focus: '[name=joining_date]' },
  enter_gross: { step: 'joining', focus: '[name=first_month_gross_paise]' },
  issue_invoice: INVOICE,
  send_invoice: INVOICE,
  record_payment: { ...INVOICE, isPressed: true },
};

export interface OpenLines {
  isOpen: (step: ConnectionStep) => boolean;
  set: (step: ConnectionStep, isOpen: boolean) => void;
}

/** Where an action is done, if it is done in the drawer. */
export const placeOf = (action: NextStep['action'] | undefined): Place | undefined =>
  action ? PLACES[action] : undefined;

/** Which lines of a drawer are open: none, until its reader or the next step opens one. */
export function useOpenLines(): OpenLines {
  const [opened, setOpened] = useState<readonly ConnectionStep[]>(isRequested('issue') ? ['invoice'] : []);
  useEffect(
    () =>
      onRequest(() => {
        if (isRequested('issue')) setOpened((before) => [...before, 'invoice']);
      }),
    [],
  );
  return {
    isOpen: (step) => opened.includes(step),
    set: (step, isOpen) => setOpened((before) => [...before.filter((one) => one !== step), ...(isOpen ? [step] : [])]),
  };
}
