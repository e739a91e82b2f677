/** English and the 22 languages of the Eighth Schedule to the Constitution, each by its own name and in the direction of its script. */
export const SCHEDULED_LANGUAGES = [
  { language: 'en', name: 'English', english_name: 'English', dir: 'ltr' },
  { language: 'hi', name: 'हिन्दी', english_name: 'Hindi', dir: 'ltr' },
  { language: 'as', name: 'অসমীয়া', english_name: 'Assamese', dir: 'ltr' },
  { language: 'bn', name: 'বাংলা', english_name: 'Bengali', dir: 'ltr' },
  { language: 'brx', name: 'बड़ो', english_name: 'Bodo', dir: 'ltr' },
  { language: 'doi', name: 'डोगरी', english_name: 'Dogri', dir: 'ltr' },
  { language: 'gu', name: 'ગુજરાતી', english_name: 'Gujarati', dir: 'ltr' },
  { language: 'kn', name: 'ಕನ್ನಡ', english_name: 'Kannada', dir: 'ltr' },
  { language: 'ks', name: 'کٲشُر', english_name: 'Kashmiri', dir: 'rtl' },
  { language: 'kok', name: 'कोंकणी', english_name: 'Konkani', dir: 'ltr' },
  { language: 'mai', name: 'मैथिली', english_name: 'Maithili', dir: 'ltr' },
  { language: 'ml', name: 'മലയാളം', english_name: 'Malayalam', dir: 'ltr' },
  { language: 'mni', name: 'ꯃꯤꯇꯩ ꯂꯣꯟ', english_name: 'Manipuri', dir: 'ltr' },
  { language: 'mr', name: 'मराठी', english_name: 'Marathi', dir: 'ltr' },
  { language: 'ne', name: 'नेपाली', english_name: 'Nepali', dir: 'ltr' },
  { language: 'or', name: 'ଓଡ଼ିଆ', english_name: 'Odia', dir: 'ltr' },
  { language: 'pa', name: 'ਪੰਜਾਬੀ', english_name: 'Punjabi', dir: 'ltr' },
  { language: 'sa', name: 'संस्कृतम्', english_name: 'Sanskrit', dir: 'ltr' },
  { language: 'sat', name: 'ᱥᱟᱱᱛᱟᱲᱤ', english_name: 'Santali', dir: 'ltr' },
  { language: 'sd', name: 'سنڌي', english_name: 'Sindhi', dir: 'rtl' },
  { language: 'ta', name: 'தமிழ்', english_name: 'Tamil', dir: 'ltr' },
  { language: 'te', name: 'తెలుగు', english_name: 'Telugu', dir: 'ltr' },
  { language: 'ur', name: 'اردو', english_name: 'Urdu', dir: 'rtl' },
] as const;
export type ScheduledLanguage = (typeof SCHEDULED_LANGUAGES)[number]['language'];

export const SCHEDULED_CODES: readonly ScheduledLanguage[] = SCHEDULED_LANGUAGES.map(({ language }) => language);
