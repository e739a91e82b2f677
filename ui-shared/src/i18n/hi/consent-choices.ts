/** What an employee agrees to. */
export const consentChoices = {
  'choices.open': 'मेरे डेटा के बारे में मेरी पसंद',
  'choices.title': 'हम आपके लिए क्या कर सकते हैं?',
  'choices.intro': 'हर बात का जवाब अलग से दें, या बिल्कुल न दें। जवाब कभी भी बदला जा सकता है।',
  'choices.yes': 'हाँ',
  'choices.no': 'नहीं',
  'choices.notTo': 'इन कंपनियों के लिए पहले मुझसे पूछें',
  'choices.notToHint': 'ज़्यादा से ज़्यादा 20 नाम, कॉमा से अलग करके',
  'choices.saveNotTo': 'कंपनियाँ सेव करें',
  'choices.loading': 'लोड हो रहा है…',
  'choices.failed': 'आपकी पसंद लोड नहीं हुई। फिर से कोशिश करें।',
  'choices.saveFailed': 'आपकी पसंद सेव नहीं हुई। फिर से कोशिश करें।',
  'choices.shareByJob':
    'हर नौकरी के लिए आपका जवाब अलग से लिया जाता है। आपकी इजाज़त से पहले किसी कंपनी को प्रोफ़ाइल नहीं दिखाई जाती।',
  'choices.shareYes': 'कंपनियों को आपकी प्रोफ़ाइल दिख सकती है: आपने %{day} को इजाज़त दी।',
  'choices.shareNo': 'किसी कंपनी को आपकी प्रोफ़ाइल नहीं दिखती: आपने %{day} को मना किया।',
  'choices.change': 'बदलें',
} as const;
