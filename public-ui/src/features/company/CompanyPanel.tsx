import { useState } from 'react';
import { MY_DATA_PAGE, SECURITY_PAGE } from '@niyukt/ui-shared/api/fresh-login';
import type { CompanyProfile, Member } from '@niyukt/ui-shared/api/types';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { standaloneLink } from '../../lib/link';
import { hasDraft } from '../../lib/useDraft';
import { useOpened } from '../../lib/useOpened';
import { Button, buttonClass } from '../../ui/Button';
import { DiscardGuard } from '../../ui/DiscardGuard';
import { Facts } from '../../ui/Facts';
import { ChangePasswordDialog } from '../auth/ChangePasswordDialog';
import { CompanyForm } from './CompanyForm';
import { COMPANY_DRAFTS } from './drafts';

interface CompanyPanelProps {
  profile: CompanyProfile;
  /** Of the member who is logged in, once it is known. */
  membership: Member | undefined;
  onClose: () => void;
  onLogout: () => void;
}

/** The company's profile at the right edge, to read or to edit. */
export function CompanyPanel({ profile, membership, onClose, onLogout }: CompanyPanelProps) {
  const { done } = useOpened();
  const [isEditing, setEditing] = useState(() => hasDraft(COMPANY_DRAFTS.profile));
  const [isDirty, setDirty] = useState(false);
  const [isChangingPassword, setChangingPassword] = useState(false);
  const stopEditing = (): void => {
    setDirty(false);
    setEditing(false);
  };
  return (
    <DiscardGuard title={t('company.profile')} shape="side" isDirty={isDirty} onClose={onClose}>
      {(leave) => (
        <>
          {isEditing ? (
            <CompanyForm
              profile={profile}
              onDirty={setDirty}
              onSaved={() => done(t('company.profileUpdated'))}
              onCancel={() => leave(stopEditing)}
            />
          ) : (
            <div className="grid gap-6">
              <CompanyView profile={profile} membership={membership} />
              <a href={MY_DATA_PAGE} className={standaloneLink}>
                {t('account.myData')}
              </a>
              <a href="/grievances" className={standaloneLink}>
                {t('account.grievances')}
              </a>
              <div className="flex flex-wrap gap-3 border-t border-line pt-5">
                <Button onClick={() => setEditing(true)}>{t('action.editProfile')}</Button>
                <Button look="secondary" onClick={() => setChangingPassword(true)}>
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
          )}
          {isChangingPassword && (
            <ChangePasswordDialog
              onDone={() => done(t('changePassword.done'))}
              onCancel={() => setChangingPassword(false)}
            />
          )}
        </>
      )}
    </DiscardGuard>
  );
}

function CompanyView({ profile, membership }: Pick<CompanyPanelProps, 'profile' | 'membership'>) {
  const none = t('generic.notSpecified');
  return (
    <>
      <section className="grid gap-3">
        <h3 className="font-bold">{t('company.contactInfo')}</h3>
        <Facts
          facts={[
            [t('contactPerson.label'), profile.contact_person_name],
            [t('contactPhone.label'), phoneText(profile.contact_person_phone)],
            [t('email.label'), profile.contact_email],
          ]}
        />
      </section>
      {membership && (
        <section className="grid gap-3">
          <h3 className="font-bold">{t('members.you')}</h3>
          <Facts
            facts={[
              [t('members.name'), membership.name],
              [t('company.login'), membership.email],
              [t('members.role'), t(`members.role.${membership.role}`)],
            ]}
          />
        </section>
      )}
      <section className="grid gap-3">
        <h3 className="font-bold">{t('company.details')}</h3>
        <Facts
          facts={[
            [t('companyName.label'), profile.name],
            [t('industry.label'), choiceText(profile.industry) ?? none],
            [t('location.label'), profile.location ?? none],
            [t('companySize.label'), profile.company_size ?? none],
            [t('website.label'), profile.website_url ? <Website url={profile.website_url} /> : none],
          ]}
        />
      </section>
      <section className="grid gap-2">
        <h3 className="font-bold">{t('aboutUs.label')}</h3>
        <p className="whitespace-pre-line">{profile.about_us ?? none}</p>
      </section>
    </>
  );
}

function Website({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={standaloneLink}>
      {url}
    </a>
  );
}
