import { describe, expect, it } from 'vitest';
import { nameIn } from '../../src/employees/resumes/facts/name.js';

describe('the name in the head of a resume', () => {
  it.each([
    ['Kavya Nair\nAccountant\nKochi', 'Kavya Nair'],
    ['CURRICULUM VITAE\nKAVYA R. NAIR', 'Kavya R. Nair'],
    ['Resume\nName: Asha Rao', 'Asha Rao'],
    ['Software Engineer\nAsha Rao | Pune', 'Asha Rao'],
    ['जीवन परिचय\nसुनीता देवी', 'सुनीता देवी'],
    ['Mary D’Souza, B.Com', 'Mary D’Souza'],
    ['Career Objective\nto find a job', null],
    ['98450 11122\nasha@example.com', null],
    ['', null],
    ['a\nb\nc\nd\ne\nf\nAsha Rao', null],
  ])('%j', (text, name) => expect(nameIn(text)).toBe(name));
});
