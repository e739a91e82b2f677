/** What people read after a login about a breach of their data. */
export const breachNotes = {
  'breachNote.title': 'आपकी जानकारी के साथ कुछ गलत हुआ',
  'breachNote.consequences': 'इससे आपके साथ क्या हो सकता है',
  'breachNote.measures': 'हमने क्या किया',
  'breachNote.advice': 'अब क्या किया जा सकता है',
  'breachNote.contact': 'आपके सवालों के जवाब कौन देगा',
  'breachNote.read': 'मैंने पढ़ लिया',
  'breachNote.failed': 'यह सेव नहीं हुआ। फिर से कोशिश करें।',
} as const;
