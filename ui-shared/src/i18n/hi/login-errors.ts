/** What the server may say to a login. */
export const loginErrors = {
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
