import { describe, expect, it } from 'vitest';
import { displayName } from '../../src/employees/display-name.js';

describe('the name that a company is told first', () => {
  it.each([
    ['Priya Nair', 'Priya N.'],
    ['Suresh', 'S.'],
    ['R. K. Narayan', 'Narayan K.'],
    ['K. R. Suresh Kumar', 'Suresh K.'],
    ['S Harpreet Singh', 'Harpreet S.'],
    ['A. P. J. Abdul Kalam', 'Abdul K.'],
    ['Venkata Lakshmi Prasanna M', 'Venkata M.'],
    ['Mr. Rajesh Sharma', 'Rajesh S.'],
    ['Dr Smt. Meena Kumari', 'Meena K.'],
    ['Shri Ramesh', 'R.'],
    ['Kum. Asha', 'A.'],
    ['  priya   nair ', 'priya N.'],
    ['Nair, Priya', 'Nair P.'],
    ['Priya Nair (Menon)', 'Priya M.'],
    ["Joseph D'Souza", 'Joseph D.'],
    ['Anne-Marie Pinto', 'Anne-Marie P.'],
    ['A. B.', 'A.'],
    ['X', 'X.'],
    ['Mr', 'M.'],
    ['क्षितिज वर्मा', 'क्षितिज व.'],
    ['आशा क्षीरसागर', 'आशा क्षी.'],
    ['श्री राजेश', 'रा.'],
    ['செந்தில் முருகன்', 'செந்தில் மு.'],
    ['عبدالخالق انصاری', 'عبدالخالق ا.'],
    ['Zoë Élan', 'Zoë É.'],
    ['Zoe\u0301 E\u0301lan', 'Zoé É.'],
    ['😀 Priya Nair', 'Priya N.'],
    ['Om Rai', 'Om R.'],
    ['', ''],
    ['...', ''],
  ])('%s: %s', (fullName, shown) => expect(displayName(fullName)).toBe(shown));

  it.each(['Priya Nair', 'R. K. Narayan', 'Suresh', 'क्षितिज वर्मा', 'A. B.'])('never all of %s', (fullName) =>
    expect(displayName(fullName).replace(/\W/gu, '')).not.toBe(fullName.replace(/\W/gu, '') || fullName),
  );
});
