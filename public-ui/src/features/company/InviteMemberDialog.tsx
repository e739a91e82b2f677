import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { inviteMemberRules as rules } from '@niyukt/ui-shared/api/company-rules';
import type { InviteMember } from '@niyukt/ui-shared/api/types';
import { MEMBER_ROLES } from '@niyukt/ui-shared/domain/choices';
import { inviteMemberForm } from '@niyukt/ui-shared/forms/member-forms';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { useBanner } from '../../lib/useBanner';
import { useDraft } from '../../lib/useDraft';
import { FormDialog } from '../../ui/FormDialog';
import { NameField } from '../../ui/NameField';
import { showFailure } from '../../ui/showFieldErrors';
import { SelectField, TextField } from '../../ui/TextField';
import { COMPANY_DRAFTS } from './drafts';
import { useInviteMember } from './member-queries';

const EMPTY = { name: '', email: '', role: 'member' };

interface InviteMemberDialogProps {
  onInvited: (email: string) => void;
  onClose: () => void;
}

/** Asks for name, e-mail and role of who is to act for the company. */
export function InviteMemberDialog({ onInvited, onClose }: InviteMemberDialogProps) {
  const invite = useInviteMember();
  const { fail } = useBanner();
  const form = useForm({ resolver: zodResolver(inviteMemberForm), mode: 'onTouched', defaultValues: EMPTY });
  const { errors } = form.formState;
  const isDraft = useDraft(COMPANY_DRAFTS.invite, form);
  const submit = form.handleSubmit((body) =>
    invite.start(body as InviteMember, {
      onSuccess: ({ email }) => onInvited(email),
      onError: (failure) => showFailure(form, failure, fail),
    }),
  );
  return (
    <FormDialog
      title={t('members.invite')}
      form={form}
      isDraft={isDraft}
      listsWrongFields
      call={invite}
      label={t('members.send')}
      pendingLabel={t('members.sending')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted">{t('members.inviteIntro')}</p>
      <NameField
        label={t('members.name')}
        autoComplete="off"
        maxLength={rules.name.maxLength}
        error={errors.name?.message}
        field={form.register('name')}
      />
      <TextField
        label={t('email.label')}
        type="email"
        autoComplete="off"
        maxLength={rules.email.maxLength}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SelectField
        label={t('members.role')}
        hint={t('members.roleHint')}
        choices={MEMBER_ROLES.map((role) => [role, t(`members.role.${role}`)] as const)}
        error={errors.role?.message}
        {...form.register('role')}
      />
    </FormDialog>
  );
}
