const PAISE = 100;
const CRORE = 1_00_00_000;
const BELOW_CRORE: [size: number, name: string][] = [
  [1_00_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
];
const BELOW_TWENTY =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** Paise in words, as "Rupees Thirty-Five Thousand Four Hundred Only". */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / PAISE);
  const rest = paise % PAISE;
  const ofRest = rest ? ` and ${words(rest)} ${rest === 1 ? 'Paisa' : 'Paise'}` : '';
  return `Rupees ${words(rupees)}${ofRest} Only`;
}

/** Indian English counts amounts above a crore in lakh crore. */
function words(count: number): string {
  if (count < 100) return belowHundred(count);
  const [size, name] = count >= CRORE ? [CRORE, 'Crore'] : (BELOW_CRORE.find(([size]) => count >= size) ?? [1, '']);
  const rest = count % size;
  return `${words(Math.floor(count / size))} ${name}${rest ? ` ${words(rest)}` : ''}`;
}

function belowHundred(count: number): string {
  if (count < 20) return BELOW_TWENTY[count] ?? '';
  const tens = TENS[Math.floor(count / 10) - 2];
  return count % 10 ? `${tens}-${BELOW_TWENTY[count % 10]}` : `${tens}`;
}
