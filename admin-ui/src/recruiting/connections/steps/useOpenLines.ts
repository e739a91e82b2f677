import { useEffect, useState } from 'react';
import type { NextStep } from '@niyukt/ui-shared/api/types';
import { isRequested, onRequest } from '../../../kit/records/next-action';
import type { ConnectionStep } from '../../../kit/resource/resource';

/** Actions whose form or buttons stand on a line of the drawer. */
const LINE_OF: Readonly<Partial<Record<NonNullable<NextStep['action']>, ConnectionStep>>> = {
  enter_joining: 'joining',
  enter_gross: 'joining',
  issue_invoice: 'invoice',
  send_invoice: 'invoice',
  record_payment: 'invoice',
};

export interface OpenLines {
  isOpen: (step: ConnectionStep) => boolean;
  set: (step: ConnectionStep, isOpen: boolean) => void;
}

/** The line on which an action is done, if it is done in the drawer. */
export const lineOf = (action: NextStep['action'] | undefined): ConnectionStep | undefined =>
  action ? LINE_OF[action] : undefined;

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
