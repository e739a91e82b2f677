import type { ConsoleTextKey } from '../../texts/console';

/** What is explained, and the places where it is done. */
interface Topic {
  title: ConsoleTextKey;
  text: ConsoleTextKey;
  /** Addresses; left out where the reader may not open them. */
  places: readonly string[];
}

/** In the order of the work. */
export const TOPICS: readonly Topic[] = [
  { title: 'help.start', text: 'help.startText', places: ['/', '/settings'] },
  { title: 'help.people', text: 'help.peopleText', places: ['/imports', '/employees'] },
  { title: 'help.show', text: 'help.showText', places: ['/connections'] },
  { title: 'help.interview', text: 'help.interviewText', places: ['/interviews'] },
  { title: 'help.offer', text: 'help.offerText', places: ['/connections'] },
  { title: 'help.placed', text: 'help.placedText', places: ['/placements', '/invoices'] },
  { title: 'help.payment', text: 'help.paymentText', places: ['/payments', '/receivables'] },
  { title: 'help.claim', text: 'help.claimText', places: ['/claims'] },
  { title: 'help.backup', text: 'help.backupText', places: ['/health'] },
  { title: 'help.access', text: 'help.accessText', places: ['/admins', '/settings/companies', '/privacy-and-law'] },
];
