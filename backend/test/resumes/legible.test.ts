import { describe, expect, it } from 'vitest';
import { isLegible } from '../../src/employees/resumes/reading/legible.js';

describe('the text that a file holds is taken for what its pages show', () => {
  it.each([
    ['a short one', 'Asha Rao\nReact developer, asha@example.in, +91 98765 43210\nSkills: React, Node.js'],
    ['a long one', 'Worked with Tally and SAP at Lehar Systems from 2019 to 2024. '.repeat(50)],
    ['Hindi', 'सुनीता देवी\nनर्स, जयपुर\nअनुभव: चार वर्ष'],
    ['Tamil', 'சுனிதா தேவி\nசெவிலியர்'],
    ['a line', 'Asha Rao, accountant, Pune, knows the ledger'],
  ])('%s', (_, text) => expect(isLegible(text)).toBe(true));

  it.each([
    ['letters numbered as a typeface likes', '! "# $% $& -- $-($) *+, /"-(2 1%- *4# 56%.#'.repeat(4)],
    ['letters moved', 'Bobozb Eftiqboef Tfojps Sfbdu Efwfmpqfs Fyqfsjfodf Fevdbujpo Nvncbj '.repeat(4)],
    ['Hindi in an old typeface', 'esjk uke lquhrk nsoh gS vkSj eSa t;iqj esa dke djrh gw¡ vuqHko pkj o"kZ '.repeat(4)],
    [
      'letters of another script in words',
      'Back O昀케ce O昀케cer in Pune, worked with the sta昀케ng team of Lehar Systems',
    ],
    ['letters that nobody knows', 'सुनीता देवी, जयपुर \ufffdवश्व\ufffdवद्यालय, \ufffdहन्दी टंकण'],
    ['nothing', ''],
  ])('not %s', (_, text) => expect(isLegible(text)).toBe(false));
});
