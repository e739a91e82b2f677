/** What an employee agrees to, on the card after a login and among the own data. */
export const consentChoices = {
  'choices.open': 'मेरे डेटा के बारे में मेरी पसंद',
  'choices.title': 'हम आपके लिए क्या कर सकते हैं?',
  'choices.intro': 'हर बात का जवाब अलग से दें, या बिल्कुल न दें। जवाब कभी भी बदला जा सकता है।',
  'choices.yes': 'हाँ',
  'choices.no': 'नहीं',
  'choices.later': 'अभी नहीं',
  'choices.notTo': 'इन कंपनियों के लिए पहले मुझसे पूछें',
  'choices.notToHint': 'ज़्यादा से ज़्यादा 20 नाम, कॉमा से अलग करके',
  'choices.saveNotTo': 'कंपनियाँ सेव करें',
  'choices.loading': 'लोड हो रहा है…',
  'choices.failed': 'आपकी पसंद लोड नहीं हुई। फिर से कोशिश करें।',
  'choices.saveFailed': 'आपकी पसंद सेव नहीं हुई। फिर से कोशिश करें।',
} as const;
