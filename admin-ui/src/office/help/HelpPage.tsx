import '../../texts/help';
import { Link } from 'react-router-dom';
import { useStaff } from '../../kit/access/StaffContext';
import { PageHeading } from '../../kit/page/PageHeading';
import { PrintButton } from '../../kit/page/PrintButton';
import { entriesFor, namedPlaces } from '../../kit/resource/sections';
import { t } from '../../texts/console';
import { TOPICS } from './topics';
import './help.css';

// of each picture, in pixels
const WIDTH = 1024;
const HEIGHT = 680;

/** The work from the first hour to a claim, a few sentences each, with the way to its place. */
export default function HelpPage() {
  const known = namedPlaces(entriesFor(useStaff()));
  return (
    <div className="help-page">
      <PageHeading title={t('section.help')}>
        <PrintButton />
      </PageHeading>
      <p className="help-intro">{t('help.intro')}</p>
      <ol className="help-topics">
        {TOPICS.map(({ title, text, picture, places }) => (
          <li key={title}>
            <h2>{t(title)}</h2>
            <p>{t(text)}</p>
            <a href={picture} target="_blank" rel="noreferrer">
              <img
                src={picture}
                alt={t('help.picture', { title: t(title) })}
                width={WIDTH}
                height={HEIGHT}
                decoding="async"
              />
            </a>
            <p className="help-places no-print">
              {places.flatMap((path) => {
                const place = known.find((one) => one.path === path);
                return place ? (
                  <Link key={path} to={path}>
                    {place.name}
                  </Link>
                ) : (
                  []
                );
              })}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
