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

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '');
const CODES_BY_NAME = new Map([
  ...Object.entries(STATES).map(([code, name]) => [lettersOf(name), code] as const),
  ...Object.entries(ALSO_CALLED).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
]);

/** The code of a state by its name, an older one or its letters, in any spelling: Tamilnadu, Orissa, J&K. */
export const stateCodeOf = (name: string): string | undefined => CODES_BY_NAME.get(lettersOf(name));

/** In ascending order. */
export const STATE_CODES: readonly string[] = Object.keys(STATES).sort();

/** Union territories without a legislature: their share of the tax is called UTGST (docs/rules.md#gst). */
export const UTGST_STATES: readonly string[] = ['04', '26', '31', '35', '38'];

/** The name of the state's half of the tax at a place of supply. */
export const stateTaxName = (stateCode: string): 'SGST' | 'UTGST' =>
  UTGST_STATES.includes(stateCode) ? 'UTGST' : 'SGST';
