import { type ComponentType, createElement, type ReactNode, useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Connection, NextStep } from '@niyukt/ui-shared/api/types';
import { lazyPart } from '../../../kit/chunks/lazy-part';
import { codeOf, failureText } from '../../../kit/providers/http-client';
import { requestAction } from '../../../kit/records/next-action';
import { formNamed } from '../../../kit/resource/registry';
import type { FormOfRecord } from '../../../kit/resource/resource';
import { t } from '../../../texts/console';
import type { ConnectionProvider } from '../parts/calls';
import { useChangeStatus } from '../parts/useChangeStatus';
import { addressOfStep, statusOf } from './step-status';

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

export interface NextStepAct {
  /** Sets a status, opens a form, or goes to the record that the step is about. */
  act: (connection: Connection, step: NextStep) => Promise<void>;
  /** The form that is open. */
  form: ReactNode;
}

/** Mails the person, or the company, once more. Where nothing waits any more, it says how the connection stands now. */
function useRemind(): (connection: Connection) => Promise<void> {
  const dataProvider = useDataProvider<ConnectionProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const isSending = useRef(false);
  const standOf = async (connectionId: number): Promise<string | undefined> => {
    const steps: unknown = await dataProvider.getNextSteps([connectionId]).catch(() => []);
    return Array.isArray(steps) ? (steps as NextStep[])[0]?.sentence : undefined;
  };
  return async ({ id, connection_id, share, employee_name, company_name }) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await dataProvider.remindConnection(id);
      const name = share === 'waiting' ? employee_name : company_name;
      notify(t('nextStep.reminded', { name }), { type: 'success' });
    } catch (error) {
      const stand = codeOf(error) === 'submission.nothing_waits' && (await standOf(connection_id));
      const failure = failureText(error, t('nextStep.remindFailed'));
      notify(stand ? t('nextStep.movedOn', { stand }) : failure, { type: stand ? 'info' : 'error' });
      refresh();
    } finally {
      isSending.current = false;
    }
  };
}

/** Does what follows for connections. @param onDone called once it may be done */
export function useNextStepAct(onDone: () => void): NextStepAct {
  const changeStatus = useChangeStatus();
  const remind = useRemind();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [opened, setOpened] = useState<{ connection: Connection; action: string }>();
  const act = async (connection: Connection, step: NextStep): Promise<void> => {
    const { action } = step;
    const status = statusOf(step);
    const address = addressOfStep(step);
    if (status) {
      await changeStatus(connection, status);
      onDone();
    } else if (action === 'remind') {
      await remind(connection);
      onDone();
    } else if (action === 'plan_interview') {
      void navigate('/interviews/create', { state: { given: { connection_id: connection.connection_id } } });
    } else if (address) {
      if (action === 'issue_invoice') requestAction('issue');
      void navigate(address);
    } else if (action) setOpened({ connection, action });
  };
  const close = (): void => {
    setOpened(undefined);
    onDone();
    refresh();
  };
  return { act, form: opened && <StepForm action={opened.action} record={opened.connection} onClose={close} /> };
}
