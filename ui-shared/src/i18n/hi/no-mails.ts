/** The page on which a person stops mails that the agency sends from templates. */
export const noMails = {
  'noMails.title': 'ऐसे ईमेल बंद करने हैं?',
  'noMails.intro': 'ऐसे ईमेल आपको फिर नहीं आएँगे। आपके अकाउंट, इंटरव्यू और आवेदनों के बारे में ईमेल आते रहेंगे।',
  'noMails.press': 'ऐसे ईमेल बंद करें',
  'noMails.done': 'अब ऐसे ईमेल नहीं आएँगे।',
  'noMails.undo': 'ऐसे ईमेल फिर से चालू करें',
  'noMails.undone': 'ऐसे ईमेल अब फिर आएँगे।',
  'noMails.failed': 'यह सेव नहीं हुआ। फिर से कोशिश करें।',
  'noMails.wrong': 'यह लिंक पूरा नहीं है',
  'noMails.wrongHint': 'इसे ईमेल से दोबारा खोलें, पूरे लिंक के साथ।',
} as const;
