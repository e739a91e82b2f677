/** Forty searches of every kind, each of at least three letters. */
export const SEARCH_TERMS: readonly string[] = [
  // common
  'Sharma',
  'Divya',
  'Bengaluru',
  'B.Tech',
  'Kumar',
  'Rahul',
  'Chennai',
  'MBA',
  // less common, which the newest rows alone do not fill a page with
  'D’Souza',
  'dsouza',
  'Gonçalves',
  'goncalves',
  'Quettawala',
  'quetta',
  'wala',
  // none
  'Zzyzx',
  'Wolfeschlegel',
  'Brontë',
  'qqq',
  'Xylophone Rao',
  'sharma@nowhere',
  // two words
  'Divya Sharma',
  'Rahul Hegde',
  'Zara Yadav',
  'Uma Iyer',
  'Omkar Kamath',
  'Sana Khan',
  'Asha Rao',
  'Kabir Kaur Pune',
  // with an accent, in the text or only in what is typed
  'Dívya',
  'Ánjali Mehta',
  'gonçálves zara',
  'Kóchi',
  // skills
  'Kubernetes',
  'PostgreSQL Docker',
  'TypeScript Nursing',
  // part of an e-mail or of a phone number
  'letters.example',
  'yadav77',
  'rao1234',
  '+9160000',
];
