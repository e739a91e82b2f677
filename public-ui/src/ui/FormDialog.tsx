import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Alert } from './Alert';
import type { DialogProps } from './Dialog';
import { DiscardGuard } from './DiscardGuard';
import { DraftNote } from './DraftNote';
import { SubmitButtons, type SubmitButtonsProps } from './SubmitButtons';
import { WrongFields, type WrongFieldsProps } from './WrongFields';

interface FormDialogProps<Form extends FieldValues>
  extends
    Pick<DialogProps, 'title' | 'isWide' | 'onClose' | 'children'>,
    Pick<WrongFieldsProps<Form>, 'form'>,
    Omit<SubmitButtonsProps, 'onCancel' | 'children'> {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  /** Whether closing would lose something that is no field of the form. */
  hasMore?: boolean;
  /** Whether it holds what was typed before the session ended. */
  isDraft?: boolean;
  /** Whether several wrong fields are listed above it. */
  listsWrongFields?: boolean;
  /** Why the server refused it, where no banner says so. */
  failure?: string | undefined;
  /** In place of the button that sends it; each submits the form. */
  buttons?: ReactNode;
}

/** A form in a dialog, from the draft that it was filled in with to its buttons. */
export function FormDialog<Form extends FieldValues>({
  title,
  isWide,
  form,
  onSubmit,
  onClose,
  hasMore = false,
  isDraft = false,
  listsWrongFields = false,
  failure,
  buttons,
  children,
  ...sending
}: FormDialogProps<Form>) {
  return (
    <DiscardGuard title={title} isWide={isWide} isDirty={form.formState.isDirty || hasMore} onClose={onClose}>
      {(leave) => (
        <form onSubmit={(event) => void onSubmit(event)} noValidate className="grid gap-5">
          <DraftNote isShown={isDraft} />
          {listsWrongFields && <WrongFields form={form} />}
          {children}
          {failure && <Alert kind="alert">{failure}</Alert>}
          <SubmitButtons {...sending} onCancel={() => leave(onClose)}>
            {buttons}
          </SubmitButtons>
        </form>
      )}
    </DiscardGuard>
  );
}
