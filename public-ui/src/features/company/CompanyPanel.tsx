import { useState } from 'react';
import type { CompanyProfile, Member } from '@niyukt/ui-shared/api/types';
import { choiceText } from '@niyukt/ui-shared/domain/choice-text';
import { phoneText } from '@niyukt/ui-shared/domain/format';
import { t } from '@niyukt/ui-shared/i18n/public-dashboards';
import { standaloneLink } from '../../lib/link';
import { hasDraft } from '../../lib/useDraft';
import { useOpened } from '../../lib/useOpened';
import { DiscardGuard } from '../../ui/DiscardGuard';
import { Facts } from '../../ui/Facts';
import { AccountActions } from '../auth/AccountActions';
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
  const stopEditing = (): void => {
    setDirty(false);
    setEditing(false);
  };
  return (
    <DiscardGuard title={t('company.profile')} shape="side" isDirty={isDirty} onClose={onClose}>
      {(leave) =>
        isEditing ? (
          <CompanyForm
            profile={profile}
            onDirty={setDirty}
            onSaved={() => done(t('company.profileUpdated'))}
            onCancel={() => leave(stopEditing)}
          />
        ) : (
          <div className="grid gap-6">
            <CompanyView profile={profile} membership={membership} />
            <AccountActions
              onEdit={() => setEditing(true)}
              onPasswordChanged={() => done(t('changePassword.done'))}
              onLogout={onLogout}
            />
          </div>
        )
      }
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
