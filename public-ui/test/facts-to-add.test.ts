import { describe, expect, it } from 'vitest';
import type { EmployeeProfile, ResumeFacts } from '@niyukt/ui-shared/api/types';
import { factsToAdd, profileWith } from '../src/features/employee/resume/facts-to-add';

const PROFILE = {
  phone: '+919876543210',
  qualification: null,
  skills: '[{"skill_name":"React"},{"skill_name":"C, C++"}]',
} as EmployeeProfile;
const NOTHING: ResumeFacts = {
  email: null,
  phone: null,
  skills: [],
  years_of_experience: null,
  last_title: null,
  education: null,
};

describe('what was found in a resume', () => {
  it('is offered with what it would replace, and only where the profile has a place for it', () => {
    const facts = {
      ...NOTHING,
      email: 'a@b.in',
      phone: '+919845011223',
      skills: ['Go'],
      education: 'BCA',
      last_title: 'Lead',
    };
    expect(factsToAdd(PROFILE, facts)).toEqual([
      { key: 'skill Go', field: 'skills', value: 'Go' },
      { key: 'phone', field: 'phone', value: '+919845011223', before: '+919876543210' },
      { key: 'qualification', field: 'qualification', value: 'BCA' },
    ]);
  });

  it('is not offered when the profile says the same, or has room for no more skills', () => {
    const skills = JSON.stringify(Array.from({ length: 49 }, (_, n) => ({ skill_name: `Skill ${n}` })));
    expect(factsToAdd(PROFILE, { ...NOTHING, phone: PROFILE.phone })).toEqual([]);
    expect(factsToAdd({ ...PROFILE, skills }, { ...NOTHING, skills: ['Go', 'Rust'] })).toHaveLength(1);
  });

  it('changes nothing of the profile but what was chosen', () => {
    const offered = factsToAdd(PROFILE, { ...NOTHING, skills: ['Go', 'Rust'], education: 'BCA' });
    expect(profileWith(PROFILE, offered.slice(2))).toEqual({ qualification: 'BCA' });
    expect(profileWith(PROFILE, offered.slice(0, 1))).toEqual({
      skills: '[{"skill_name":"React"},{"skill_name":"C, C++"},{"skill_name":"Go"}]',
    });
  });
});
