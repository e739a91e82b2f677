import { Typography } from '@mui/material';
import type { InviteMember as Invitation } from '@niyukt/ui-shared/api/types';
import type { FormCall } from '@niyukt/ui-shared/api/useFormCall';
import { MEMBER_ROLES } from '@niyukt/ui-shared/domain/choices';
import { inviteMemberForm } from '@niyukt/ui-shared/forms/member-forms';
import { FormDialog } from '../../kit/records/FormDialog';
import { ChoiceLine, NameLine, TextLine } from '../../kit/records/inputs';
import { t } from '../../texts/console';

const EMPTY = { name: '', email: '', role: 'owner' };

interface InviteMemberProps {
  invite: (values: Invitation, call: FormCall) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for name, e-mail and role of who is to act for a company. */
export function InviteMember({ invite, onClose }: InviteMemberProps) {
  return (
    <FormDialog
      title={t('members.invite')}
      label={t('members.send')}
      schema={inviteMemberForm}
      defaultValues={EMPTY}
      send={(values, call) => invite(values as Invitation, call)}
      texts={{ success: t('members.invited'), failure: t('members.inviteFailed') }}
      onClose={onClose}
      intro={<Typography color="text.secondary">{t('members.inviteIntro')}</Typography>}
    >
      <NameLine source="name" label={t('members.name')} isRequired />
      <TextLine source="email" label={t('email.label')} type="email" isRequired />
      <ChoiceLine
        source="role"
        label={t('members.role')}
        hint={t('members.roleHint')}
        choices={MEMBER_ROLES.map((id) => ({ id, name: t(`members.role.${id}`) }))}
        isRequired
        isWide
      />
    </FormDialog>
  );
}
