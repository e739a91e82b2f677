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

/** Letters of number plates, older names, and names in Hindi. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  '01': 'jk, jandk, जम्मू और कश्मीर, जम्मू एवं कश्मीर, जम्मू कश्मीर',
  '02': 'hp, हिमाचल प्रदेश, हिमाचल',
  '03': 'pb, पंजाब',
  '04': 'ch, चंडीगढ़, चण्डीगढ़',
  '05': 'uk, ua, uttaranchal, उत्तराखंड, उत्तराखण्ड, उत्तरांचल',
  '06': 'hr, हरियाणा',
  '07': 'dl, nctofdelhi, delhinct, newdelhi, दिल्ली, नई दिल्ली',
  '08': 'rj, राजस्थान',
  '09': 'up, उत्तर प्रदेश',
  '10': 'br, बिहार',
  '11': 'sk, सिक्किम',
  '12': 'ar, अरुणाचल प्रदेश, अरुणाचल',
  '13': 'nl, नागालैंड, नागालैण्ड',
  '14': 'mn, मणिपुर',
  '15': 'mz, मिजोरम',
  '16': 'tr, त्रिपुरा',
  '17': 'ml, मेघालय',
  '18': 'as, असम, आसाम',
  '19': 'wb, पश्चिम बंगाल',
  '20': 'jh, झारखंड, झारखण्ड',
  '21': 'od, or, orissa, ओडिशा, उड़ीसा',
  '22': 'cg, chattisgarh, chhatisgarh, छत्तीसगढ़',
  '23': 'mp, मध्य प्रदेश',
  '24': 'gj, गुजरात',
  '26': 'dn, dd, dadraandnagarhaveli, दादरा और नगर हवेली और दमन और दीव, दादरा और नगर हवेली',
  '27': 'mh, महाराष्ट्र',
  '29': 'ka, कर्नाटक',
  '30': 'ga, गोवा',
  '31': 'ld, लक्षद्वीप',
  '32': 'kl, केरल',
  '33': 'tn, तमिलनाडु',
  '34': 'py, pondicherry, पुडुचेरी, पुदुचेरी, पांडिचेरी',
  '35': 'an, andamanandnicobar, अंडमान और निकोबार द्वीप समूह, अंडमान और निकोबार, अण्डमान और निकोबार',
  '36': 'ts, tg, telengana, तेलंगाना',
  '37': 'ap, आंध्र प्रदेश, आन्ध्र प्रदेश',
  '38': 'la, लद्दाख',
};

/** Letters of both scripts, without the dot below, which many leave out. */
const lettersOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z\u0900-\u093b\u093d-\u0963]/g, '');
const CODES_BY_NAME = new Map(
  Object.entries(STATES).flatMap(([code, name]) =>
    [name, ...(ALSO_CALLED[code]?.split(', ') ?? [])].map((called) => [lettersOf(called), code] as const),
  ),
);

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
