import { invitation } from './invitation';
import { noMails } from './no-mails';
import { privacyNotice } from './privacy-notice';

/** A forgotten password: asking for a code, setting another one. An invited member chooses the first one. */
export const recovery = {
  ...invitation,
  ...noMails,
  ...privacyNotice,
  'forgot.title': 'पासवर्ड याद नहीं?',
  'forgot.intro': 'अपना ईमेल लिखें। नया पासवर्ड बनाने के लिए हम उस पर OTP और लिंक भेजेंगे।',
  'forgot.submit': 'OTP भेजें',
  'forgot.busy': 'OTP भेजा जा रहा है…',
  'forgot.back': 'लॉगिन पर वापस जाएँ',
  'forgot.failed': 'OTP नहीं भेजा जा सका',
  'otp.title': 'नया पासवर्ड बनाएँ',
  'otp.intro': '%{email} पर भेजा गया OTP लिखें और नया पासवर्ड चुनें।',
  'otp.expires': 'OTP का समय बाकी: %{time}',
  'otp.expired': 'OTP का समय निकल गया। नया OTP मँगाएँ।',
  'otp.submit': 'पासवर्ड बदलें',
  'otp.busy': 'बदला जा रहा है…',
  'otp.resend': 'OTP दोबारा भेजें',
  'otp.resendIn': '%{time} में दोबारा भेजें',
  'otp.resent': 'नया OTP भेज दिया गया!',
  'otp.resendFailed': 'OTP दोबारा नहीं भेजा जा सका',
  'otp.failed': 'पासवर्ड नहीं बदला',
  'otp.done': 'पासवर्ड बदल गया! लॉगिन का पेज खुल रहा है…',
  'otp.minuteLeft': '1 मिनट बाकी',
  'otp.halfMinuteLeft': '30 सेकंड बाकी',
  'reset.title': 'नया पासवर्ड बनाएँ',
  'reset.intro': 'वह पासवर्ड चुनें जिससे अब लॉग इन करना है।',
  'reset.submit': 'पासवर्ड बदलें',
  'reset.invalid': 'लिंक सही नहीं है',
  'reset.invalidHint': 'यह लिंक अधूरा है या पहले इस्तेमाल हो चुका है। नया लिंक मँगाएँ; वह एक मिनट में आ जाता है।',
  'reset.request': 'नया लिंक मँगाएँ',
} as const;
