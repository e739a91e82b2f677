/** Words of choices that are their own word in English. */
export const choices = {
  'choice.Non-IT': 'IT के अलावा',
  'choice.Full-time': 'फ़ुल-टाइम',
  'choice.Part-time': 'पार्ट-टाइम',
  'choice.Contract': 'कॉन्ट्रैक्ट',
  'choice.Internship': 'इंटर्नशिप',
} as const;
