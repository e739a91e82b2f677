import { Button, type ButtonProps } from '@mui/material';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { useCommand } from '../../../kit/commands/useCommand';
import { useNextStepAct } from './useNextStepAct';

interface NextStepButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label' | 'title'> {
  connection: Connection;
  step: NextStep;
  /** Called once it may be done. */
  onDone: () => void;
  /** Opens where it is done in the drawer; otherwise it is done elsewhere. */
  openHere?: (() => void) | undefined;
  /** Enter presses it, where nothing else takes the key. */
  hasKey?: boolean;
}

/** Does what follows for a connection. */
export function NextStepButton({ connection, step, onDone, openHere, hasKey = false, ...looks }: NextStepButtonProps) {
  const { act, form } = useNextStepAct(onDone);
  const press = (): void => {
    if (openHere) openHere();
    else void act(connection, step);
  };
  const button = useCommand<HTMLButtonElement>('Enter', press, !hasKey || !step.action);
  if (!step.action || !step.label) return null;
  return (
    <>
      <Button
        ref={button}
        className="no-print"
        sx={{ whiteSpace: 'nowrap', minWidth: 0 }}
        {...looks}
        {...(hasKey && { 'aria-keyshortcuts': 'Enter' })}
        onClick={press}
      >
        {step.label}
      </Button>
      {form}
    </>
  );
}
