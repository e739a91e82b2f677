/** Around the notice about personal data, which the server has. */
export const privacyNotice = {
  'privacy.title': 'हम आपके बारे में क्या रखते हैं, और क्यों',
  'privacy.kept': 'हम क्या रखते हैं',
  'privacy.howLong': 'कब तक: %{kept}',
  'privacy.processors': 'आपकी जानकारी के साथ हमारे लिए काम करने वाली कंपनियाँ',
  'privacy.contact': 'किससे पूछें',
  'privacy.version': 'संस्करण %{version}',
  'privacy.loading': 'लोड हो रहा है…',
  'privacy.failed': 'यह पेज लोड नहीं हुआ। फिर से कोशिश करें।',
} as const;
