import { Button, type ButtonProps } from '@mui/material';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { createElement, useState, type ComponentType } from 'react';
import { useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { requestAction } from '../../../kit/records/next-action';
import { formNamed } from '../../../kit/resource/registry';
import type { FormOfRecord } from '../../../kit/resource/resource';
import { useChangeStatus } from '../parts/useChangeStatus';
import { addressOf, statusOf } from './step-status';

const forms = new Map<string, ComponentType<FormOfRecord> | undefined>();

/** The form of an action, if it has one. */
function formOf(action: string): ComponentType<FormOfRecord> | undefined {
  const load = formNamed(action);
  if (!forms.has(action)) forms.set(action, load && lazyPart(load));
  return forms.get(action);
}

function StepForm({ action, ...given }: FormOfRecord & { action: string }) {
  const form = formOf(action);
  return form ? createElement(form, given) : null;
}

interface NextStepButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  connection: Connection;
  step: NextStep;
  /** Called once it may be done. */
  onDone: () => void;
}

/** Does what follows for a connection: sets a status, opens a form, or goes to the record that it is about. */
export function NextStepButton({ connection, step, onDone, ...looks }: NextStepButtonProps) {
  const { action, label } = step;
  const changeStatus = useChangeStatus();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const act = async (): Promise<void> => {
    const status = statusOf(step);
    const address = addressOf(step);
    if (status) {
      await changeStatus(connection, status);
      onDone();
    } else if (action === 'plan_interview') {
      void navigate('/interviews/create', { state: { given: { connection_id: connection.connection_id } } });
    } else if (address) {
      if (action === 'issue_invoice') requestAction('issue');
      void navigate(address);
    } else setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    onDone();
    refresh();
  };
  if (!action || !label) return null;
  return (
    <>
      <Button className="no-print" sx={{ whiteSpace: 'nowrap' }} {...looks} onClick={() => void act()}>
        {label}
      </Button>
      {isOpen && <StepForm action={action} record={connection} onClose={close} />}
    </>
  );
}
