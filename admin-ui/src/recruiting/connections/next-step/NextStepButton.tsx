import { Button, type ButtonProps } from '@mui/material';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { useNextStepAct } from './useNextStepAct';

interface NextStepButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  connection: Connection;
  step: NextStep;
  /** Called once it may be done. */
  onDone: () => void;
  /** Opens where it is done in the drawer; otherwise it is done elsewhere. */
  openHere?: (() => void) | undefined;
}

/** Does what follows for a connection. */
export function NextStepButton({ connection, step, onDone, openHere, ...looks }: NextStepButtonProps) {
  const { act, form } = useNextStepAct(onDone);
  const press = (): void => {
    if (openHere) openHere();
    else void act(connection, step);
  };
  if (!step.action || !step.label) return null;
  return (
    <>
      <Button className="no-print" sx={{ whiteSpace: 'nowrap' }} {...looks} onClick={press}>
        {step.label}
      </Button>
      {form}
    </>
  );
}
