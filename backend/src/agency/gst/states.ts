/** States and territories by their two-digit GST code. */
export const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh (before 2014)',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** Older names, and the letters of number plates. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  '01': 'jk jandk',
  '02': 'hp',
  '03': 'pb',
  '04': 'ch',
  '05': 'uk ua uttaranchal',
  '06': 'hr',
  '07': 'dl nctofdelhi delhinct newdelhi',
  '08': 'rj',
  '09': 'up',
  '10': 'br',
  '11': 'sk',
  '12': 'ar',
  '13': 'nl',
  '14': 'mn',
  '15': 'mz',
  '16': 'tr',
  '17': 'ml',
  '18': 'as',
  '19': 'wb',
  '20': 'jh',
  '21': 'od or orissa',
  '22': 'cg chattisgarh chhatisgarh',
  '23': 'mp',
  '24': 'gj',
  '26': 'dn dd dadraandnagarhaveli',
  '27': 'mh',
  '29': 'ka',
  '30': 'ga',
  '31': 'ld',
  '32': 'kl',
  '33': 'tn',
  '34': 'py pondicherry',
  '35': 'an andamanandnicobar',
  '36': 'ts tg telengana',
  '37': 'ap',
  '38': 'la',
};

/** Names in Hindi. */
const IN_HINDI: Readonly<Record<string, string>> = {
  '01': 'जम्मू और कश्मीर, जम्मू एवं कश्मीर, जम्मू कश्मीर',
  '02': 'हिमाचल प्रदेश, हिमाचल',
  '03': 'पंजाब',
  '04': 'चंडीगढ़, चण्डीगढ़',
  '05': 'उत्तराखंड, उत्तराखण्ड, उत्तरांचल',
  '06': 'हरियाणा',
  '07': 'दिल्ली, नई दिल्ली',
  '08': 'राजस्थान',
  '09': 'उत्तर प्रदेश',
  '10': 'बिहार',
  '11': 'सिक्किम',
  '12': 'अरुणाचल प्रदेश, अरुणाचल',
  '13': 'नागालैंड, नागालैण्ड',
  '14': 'मणिपुर',
  '15': 'मिजोरम',
  '16': 'त्रिपुरा',
  '17': 'मेघालय',
  '18': 'असम, आसाम',
  '19': 'पश्चिम बंगाल',
  '20': 'झारखंड, झारखण्ड',
  '21': 'ओडिशा, उड़ीसा',
  '22': 'छत्तीसगढ़',
  '23': 'मध्य प्रदेश',
  '24': 'गुजरात',
  '26': 'दादरा और नगर हवेली और दमन और दीव, दादरा और नगर हवेली',
  '27': 'महाराष्ट्र',
  '29': 'कर्नाटक',
  '30': 'गोवा',
  '31': 'लक्षद्वीप',
  '32': 'केरल',
  '33': 'तमिलनाडु',
  '34': 'पुडुचेरी, पुदुचेरी, पांडिचेरी',
  '35': 'अंडमान और निकोबार द्वीप समूह, अंडमान और निकोबार, अण्डमान और निकोबार',
  '36': 'तेलंगाना',
  '37': 'आंध्र प्रदेश, आन्ध्र प्रदेश',
  '38': 'लद्दाख',
};

/** Letters of both scripts, without the dot below, which many leave out. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z\u0900-\u093b\u093d-\u0963]/g, '');
const CODES_BY_NAME = new Map([
  ...Object.entries(STATES).map(([code, name]) => [lettersOf(name), code] as const),
  ...Object.entries(ALSO_CALLED).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
  ...Object.entries(IN_HINDI).flatMap(([code, names]) =>
    names.split(', ').map((name) => [lettersOf(name), code] as const),
  ),
]);

/** The code of a state by its name, in Hindi, too, an older one or its letters, in any spelling: Tamilnadu, Orissa, J&K. */
export const stateCodeOf = (name: string): string | undefined => CODES_BY_NAME.get(lettersOf(name));

/** Whether the state of a code is called so, or was before it was divided; names in other scripts are not read. */
export const isStateName = (name: string, code: string): boolean =>
  stateCodeOf(name) === code || lettersOf(STATES[code] ?? '').startsWith(lettersOf(name));

/** In ascending order. */
export const STATE_CODES: readonly string[] = Object.keys(STATES).sort();

/** Union territories without a legislature: their share of the tax is called UTGST (docs/rules.md#gst). */
export const UTGST_STATES: readonly string[] = ['04', '26', '31', '35', '38'];

/** The name of the state's half of the tax at a place of supply. */
export const stateTaxName = (stateCode: string): 'SGST' | 'UTGST' =>
  UTGST_STATES.includes(stateCode) ? 'UTGST' : 'SGST';
