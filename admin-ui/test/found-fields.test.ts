import '../src/app/resources';
import { describe, expect, it } from 'vitest';
import { foundFields } from '../src/kit/search/found-fields';
import { wordsOf } from '../src/kit/search/words';

const ANDREA = {
  id: 7,
  full_name: 'Andrea Rao',
  email: 'andrea@mail.example.in',
  phone: '+919876543210',
  preferred_location: 'Pune',
  qualification: 'B.Tech',
  industry: 'IT',
  status: 'Available',
  skills: JSON.stringify([{ skill_name: 'React' }, { skill_name: 'React Native' }, { skill_name: 'Résumé writing' }]),
};

const found = (typed: string, shown: string[] = [ANDREA.full_name], skills: string[] = []): string[] =>
  foundFields('employees', ANDREA, { words: wordsOf(typed), skills }, shown).map(
    ({ label, values }) => `${label}: ${values.join(', ')}`,
  );

describe('where an employee was found', () => {
  it.each([
    ['the skills that match, also when the name does', 'rea', ['Skills: React, React Native']],
    ['without regard to case and accents', 'RESUME', ['Skills: Résumé writing']],
    ['the e-mail', 'mail.ex', ['Email: andrea@mail.example.in']],
    ['the phone', '98765', ['Phone: +91 98765 43210']],
    ['the phone, whole', '9876543210', ['Phone: +91 98765 43210']],
    ['the location', 'pune', ['Preferred location: Pune']],
    ['a field for each of several words', 'pune native', ['Skills: React Native', 'Preferred location: Pune']],
    ['nothing for words that the name has', 'andr rao', []],
    ['nothing when nothing is typed', ' ', []],
  ])('is told: %s', (_, typed, text) => {
    expect(found(typed)).toEqual(text);
  });

  it('is informed of skills that are requested as a whole', () => {
    expect(found('', [], ['react'])).toEqual(['Skills: React']);
    expect(found('', [], ['java'])).toEqual([]);
  });

  it('is not told again of what is shown anyway', () => {
    expect(found('mail.ex', [ANDREA.full_name, ANDREA.email])).toEqual([]);
  });
});

it('a connection is found by its company, a list without searched fields by its name alone', () => {
  const connection = { id: 1, employee_name: 'Asha Rao', company_name: 'Malabar Foods', job_title: 'Chef' };
  expect(foundFields('connections', connection, { words: ['malabar'], skills: [] }, ['Asha Rao'])).toEqual([
    { label: 'Company', values: ['Malabar Foods'] },
  ]);
  expect(foundFields('admins', { id: 1, full_name: 'Meera' }, { words: ['meera'], skills: [] }, [])).toEqual([]);
});
