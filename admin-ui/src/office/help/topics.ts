import type { ConsoleTextKey } from '../../texts/console';
import access from './pictures/access.png';
import backup from './pictures/backup.png';
import claim from './pictures/claim.png';
import connection from './pictures/connection.png';
import firstHour from './pictures/first-hour.png';
import interviews from './pictures/interviews.png';
import offer from './pictures/offer.png';
import payment from './pictures/payment.png';
import people from './pictures/people.png';
import placed from './pictures/placed.png';

/** What is explained, and the places where it is done. */
interface Topic {
  title: ConsoleTextKey;
  text: ConsoleTextKey;
  /** Address of what it looks like; `npm run pictures` takes it anew. */
  picture: string;
  /** Addresses; left out where the reader may not open them. */
  places: readonly string[];
}

/** In the order of the work. */
export const TOPICS: readonly Topic[] = [
  { title: 'help.start', text: 'help.startText', picture: firstHour, places: ['/', '/settings'] },
  { title: 'help.people', text: 'help.peopleText', picture: people, places: ['/imports', '/employees'] },
  { title: 'help.show', text: 'help.showText', picture: connection, places: ['/connections'] },
  { title: 'help.interview', text: 'help.interviewText', picture: interviews, places: ['/interviews'] },
  { title: 'help.offer', text: 'help.offerText', picture: offer, places: ['/connections'] },
  { title: 'help.placed', text: 'help.placedText', picture: placed, places: ['/placements', '/invoices'] },
  { title: 'help.payment', text: 'help.paymentText', picture: payment, places: ['/payments', '/receivables'] },
  { title: 'help.claim', text: 'help.claimText', picture: claim, places: ['/claims'] },
  { title: 'help.backup', text: 'help.backupText', picture: backup, places: ['/health'] },
  {
    title: 'help.access',
    text: 'help.accessText',
    picture: access,
    places: ['/admins', '/settings/companies', '/privacy-and-law'],
  },
];
