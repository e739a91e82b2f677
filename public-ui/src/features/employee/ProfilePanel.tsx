import { useState } from 'react';
import { MY_DATA_PAGE, SECURITY_PAGE } from '@niyukt/ui-shared/api/fresh-login';
import type { EmployeeProfile } from '@niyukt/ui-shared/api/types';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { standaloneLink } from '../../lib/link';
import { hasDraft } from '../../lib/useDraft';
import { Alert } from '../../ui/Alert';
import { Button, buttonClass } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DiscardGuard } from '../../ui/DiscardGuard';
import { Facts } from '../../ui/Facts';
import { ChangePasswordDialog } from '../auth/ChangePasswordDialog';
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
  const [isChangingPassword, setChangingPassword] = useState(false);
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
              onChangePassword={() => setChangingPassword(true)}
              onLogout={onLogout}
            />
          )}
          {isChangingPassword && (
            <ChangePasswordDialog
              onDone={() => {
                setChangingPassword(false);
                setNotice(t('changePassword.done'));
              }}
              onCancel={() => setChangingPassword(false)}
            />
          )}
        </>
      )}
    </DiscardGuard>
  );
}

interface ProfileViewProps {
  profile: EmployeeProfile;
  onEdit: () => void;
  onChangePassword: () => void;
  onLogout: () => void;
}

function ProfileView({ profile, onEdit, onChangePassword, onLogout }: ProfileViewProps) {
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
      <a href={MY_DATA_PAGE} className={standaloneLink}>
        {t('account.myData')}
      </a>
      <a href="/grievances" className={standaloneLink}>
        {t('account.grievances')}
      </a>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5">
        <Button onClick={onEdit}>{t('action.editProfile')}</Button>
        <Button look="secondary" onClick={onChangePassword}>
          {t('action.changePassword')}
        </Button>
        <a href={SECURITY_PAGE} className={buttonClass('secondary')}>
          {t('action.signingIn')}
        </a>
        <Button look="danger" onClick={onLogout}>
          {t('action.logout')}
        </Button>
      </div>
    </div>
  );
}
