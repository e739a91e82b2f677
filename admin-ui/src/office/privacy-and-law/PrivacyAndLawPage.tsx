import '../../texts/ledger';
import '../../texts/privacy';
import { Alert, Card, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router-dom';
import type { PrivacyDue } from '@niyukt/ui-shared/api/types';
import { today } from '@niyukt/ui-shared/domain/calendar-days';
import { dayInIndia } from '@niyukt/ui-shared/domain/format';
import { isSuperAdmin } from '../../kit/access/staff';
import { useStaff } from '../../kit/access/StaffContext';
import { NotYet } from '../../kit/page/NotYet';
import { PageHeading } from '../../kit/page/PageHeading';
import { useRead } from '../../kit/providers/useRead';
import { useSections } from '../../kit/resource/useSections';
import { t } from '../../texts/console';
import type { PrivacyAndLawProvider } from './calls';
import { LANGUAGES, PROCESSORS, ROOM_OF, ROOM_WORDS } from './due-rooms';
import { NoticeTexts } from './NoticeTexts';
import { Processors } from './Processors';
import './privacy-and-law.css';

function dayText(day: string): string {
  return t(day < today() ? 'due.since' : 'due.on', { day: dayInIndia(day) });
}

function DueLine({ due: { kind, count, due_on } }: { due: PrivacyDue }) {
  const isLate = due_on !== null && due_on < today();
  return (
    <li>
      <Link to={ROOM_OF[kind]}>{t(`due.${kind}`, { count })}</Link>
      {due_on && <span className={isLate ? 'is-late' : undefined}>{dayText(due_on)}</span>}
    </li>
  );
}

/** What waits for somebody, the oldest first; one green line when nothing does. */
function Due() {
  const { data, error, retry } = useRead(
    ['privacy-due'],
    (dataProvider: PrivacyAndLawProvider) => dataProvider.getPrivacyDue(),
    { isRead: Array.isArray },
  );
  if (error || !data) return <NotYet error={error} retry={retry} failed={t('due.loadFailed')} height={48} />;
  if (data.length === 0) return <Alert severity="success">{t('due.nothing')}</Alert>;
  return (
    <Card component="section" aria-labelledby="due" sx={{ p: 2 }}>
      <Typography id="due" component="h2" variant="h2">
        {t('due.title')}
      </Typography>
      <ul className="due-lines">
        {data.map((due) => (
          <DueLine key={due.kind} due={due} />
        ))}
      </ul>
    </Card>
  );
}

/** Every room that this person may open, with a line that says what it is for. */
function Rooms() {
  const rooms = useSections().trail.at(-1)?.rooms ?? [];
  return (
    <section aria-labelledby="rooms">
      <Typography id="rooms" component="h2" variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t('due.rooms')}
      </Typography>
      <ul className="room-lines">
        {rooms.map(({ path, label }) => {
          const words = ROOM_WORDS[path];
          return (
            <li key={path}>
              <Link to={path}>{label}</Link>
              {words && <span>{t(words)}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What the law wants of the agency. Who processes data for it, and the languages of its notice, have pages here, too. */
export default function PrivacyAndLawPage() {
  const { pathname } = useLocation();
  const mayChange = isSuperAdmin(useStaff());
  if (pathname === PROCESSORS)
    return (
      <>
        <PageHeading title={t('processors.title')} />
        <Processors mayChange={mayChange} />
      </>
    );
  if (pathname === LANGUAGES)
    return (
      <>
        <PageHeading title={t('noticeTexts.title')} />
        <NoticeTexts mayChange={mayChange} />
      </>
    );
  return (
    <>
      <PageHeading title={t('section.privacyAndLaw')} />
      <Due />
      <Rooms />
    </>
  );
}
