import { fields } from './fields';
import { shared } from './shared';

/** Texts of the login page, notices of denied pages, and what all pages share. */
export const texts = {
  ...fields,
  ...shared,
  'login.title': 'लॉग इन करें',
  'login.intro': 'उम्मीदवार, कंपनी या एजेंसी: सबका लॉगिन यहीं है।',
  'login.submit': 'लॉग इन करें',
  'login.busy': 'लॉग इन हो रहा है…',
  'login.forgot': 'पासवर्ड याद नहीं?',
  'login.passkey': 'एजेंसी के लोग: पासकी इस्तेमाल करें',
  'login.new': 'यहाँ पहली बार?',
  'login.register': 'अकाउंट बनाएँ',
  'login.failed': 'लॉग इन नहीं हुआ',
  'login.badAnswer': 'सर्वर से सही जवाब नहीं आया',
  'login.network': 'इंटरनेट नहीं चल रहा। कनेक्शन देखें और फिर से कोशिश करें।',
  'register.done': 'आपका अकाउंट तैयार है। अब लॉग इन करें।',
  'unauthorized.title': 'यह पेज आपके लिए नहीं है',
  'unauthorized.hint': 'आपके अकाउंट से यह पेज नहीं खुलता।',
  'unauthorized.login': 'लॉगिन पर जाएँ',
  'notice.noPage': 'ऐसा कोई पेज नहीं है। यह रहा आपका डैशबोर्ड।',
  'notice.noPageLogin': 'ऐसा कोई पेज नहीं है। यहाँ लॉग इन करें।',
  'notice.loginFirst': 'वह पेज खोलने के लिए लॉग इन करें।',
  'notice.sessionEnded': 'लॉगिन का समय पूरा हो गया। जहाँ काम छूटा था, वहीं से आगे बढ़ने के लिए लॉग इन करें।',
  'notice.employeesOnly': 'वह पेज सिर्फ़ उम्मीदवारों के लिए है। यह रहा आपका डैशबोर्ड।',
  'notice.companiesOnly': 'वह पेज सिर्फ़ कंपनियों के लिए है। यह रहा आपका डैशबोर्ड।',
  'notice.staffOnly': 'वह पेज सिर्फ़ एजेंसी के लोगों के लिए है। यह रहा आपका डैशबोर्ड।',
  // choices that are their own word in English
  'choice.Non-IT': 'IT के अलावा',
  'choice.Full-time': 'फ़ुल-टाइम',
  'choice.Part-time': 'पार्ट-टाइम',
  'choice.Contract': 'कॉन्ट्रैक्ट',
  'choice.Internship': 'इंटर्नशिप',
  // what the server may say to a login
  'error.auth.busy': 'अभी बहुत लोग इसे इस्तेमाल कर रहे हैं। कुछ सेकंड में फिर से कोशिश करें।',
  'error.auth.first_password_expired':
    'आपके पहले पासवर्ड का समय निकल गया। नया पासवर्ड चुनने के लिए ईमेल में आया लिंक खोलें, या “पासवर्ड याद नहीं?” दबाएँ।',
  'error.auth.wrong_credentials': 'ईमेल या पासवर्ड सही नहीं है',
  'error.auth.session_ended': 'लॉगिन का समय पूरा हो गया। फिर से लॉग इन करें।',
  'error.rate_limit.login': 'बहुत बार कोशिश हुई। थोड़ी देर बाद फिर करें।',
  'error.rate_limit.at_once': 'एक साथ बहुत सारे काम हो रहे हैं। ज़रा रुककर फिर से कोशिश करें।',
  'error.unavailable': 'यह सेवा अभी नहीं चल रही है। कुछ सेकंड में फिर से कोशिश करें।',
  'error.internal': 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  'error.request.invalid': 'कुछ जानकारी सही नहीं है। देखकर फिर से भेजें।',
  'error.request.malformed': 'भेजी गई जानकारी पढ़ी नहीं जा सकी। फिर से कोशिश करें।',
} as const;
