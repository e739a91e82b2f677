import { useState } from 'react';
import type { EmployeeProfile } from '@niyukt/ui-shared/api/types';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { standaloneLink } from '../../lib/link';
import { hasDraft } from '../../lib/useDraft';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DiscardGuard } from '../../ui/DiscardGuard';
import { Facts } from '../../ui/Facts';
import { AccountActions, type AccountActionsProps } from '../auth/AccountActions';
import { ConsentChoices } from './ConsentChoices';
import { PROFILE_DRAFT, PROFILE_FIELDS, profileLabel, shownValue } from './profile-fields';
import { ProfileForm } from './ProfileForm';

/** The resume is a link of its own. */
const SHOWN = PROFILE_FIELDS.filter(({ source }) => source !== 'resume_link');

interface ProfilePanelProps {
  profile: EmployeeProfile;
  onClose: () => void;
  onLogout: () => void;
}

/** The own profile at the right edge, to read or to edit. */
export function ProfilePanel({ profile, onClose, onLogout }: ProfilePanelProps) {
  const [isEditing, setEditing] = useState(() => hasDraft(PROFILE_DRAFT));
  const [isDirty, setDirty] = useState(false);
  const [notice, setNotice] = useState<string>();
  const stopEditing = (saved?: string): void => {
    setDirty(false);
    setEditing(false);
    setNotice(saved);
  };
  return (
    <DiscardGuard title={t('employee.profile')} shape="side" isDirty={isDirty} onClose={onClose}>
      {(leave) => (
        <>
          {notice && !isEditing && (
            <div className="mb-5">
              <Alert kind="status">{notice}</Alert>
            </div>
          )}
          {isEditing ? (
            <ProfileForm
              profile={profile}
              onDirty={setDirty}
              onSaved={() => stopEditing(t('employee.saved'))}
              onCancel={() => leave(() => stopEditing())}
            />
          ) : (
            <ProfileView
              profile={profile}
              onEdit={() => setEditing(true)}
              onPasswordChanged={() => setNotice(t('changePassword.done'))}
              onLogout={onLogout}
            />
          )}
        </>
      )}
    </DiscardGuard>
  );
}

function ProfileView({ profile, ...actions }: AccountActionsProps & Pick<ProfilePanelProps, 'profile'>) {
  const none = t('generic.notSpecified');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          [t('resources.employees.fields.full_name'), profile.full_name],
          [t('email.label'), profile.email],
          [t('resources.employees.fields.phone'), phoneText(profile.phone)],
          ...SHOWN.map(
            (field) => [profileLabel(field.source), shownValue(field, profile) || none] satisfies [string, string],
          ),
        ]}
      />
      {profile.resume_link ? (
        <a href={profile.resume_link} target="_blank" rel="noopener noreferrer nofollow" className={standaloneLink}>
          {t('employee.resume')}
        </a>
      ) : (
        <p className="text-muted">{t('employee.noResume')}</p>
      )}
      <Button look="quiet" className="justify-self-start px-0" onClick={() => setChoosing(true)}>
        {t('choices.open')}
      </Button>
      {isChoosing && (
        <Dialog title={t('choices.title')} onClose={() => setChoosing(false)}>
          <ConsentChoices how="my_data" />
        </Dialog>
      )}
      <AccountActions {...actions} />
    </div>
  );
}
