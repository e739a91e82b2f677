import { describe, expect, it } from 'vitest';
import { withoutCommonWords } from '../../src/employees/resumes/facts/common-words.js';

describe('words that are skills, too', () => {
  it.each([
    'Skills: Excel, Word, Access and Outlook',
    'Skills: excel, go, rust, c, r',
    'C, C++, Java',
    'MS Excel and MS Word',
    'Wrote services in Go and Rust for payments',
    'Advanced excel with pivot tables',
    'Java, Spring Boot, React Native, Oracle DBA',
    'Reports using excel every day',
    'Excel\nWord\nAccess',
    '• Excel • Go • R',
    'Excel expert since 2015',
    'Languages: C / R / Go',
    'Worked with React and Spring on the portal',
    'C programming and R programming',
    'Programming in C, good in excel',
    'Java with spring for two years',
    'Expertise: excel word powerpoint',
  ])('%j: all are skills', (text) => {
    expect(withoutCommonWords(text)).toBe(text);
  });

  it.each([
    ['I excel at teamwork and react quickly to problems', 'I , at teamwork and , quickly to problems'],
    ['Excel in all that I do', ', in all that I do'],
    ['Always on the go, with access to the store', 'Always on the ,, with , to the store'],
    ['Word of mouth; the oracle of Pune', ', of mouth; the , of Pune'],
    ['Intern in spring 2019', 'Intern in , 2019'],
    ['Drove a Swift Dzire to Mumbai', 'Drove a , Dzire to Mumbai'],
    ['NCC C certificate, B grade', 'NCC , certificate, B grade'],
    ['Vitamin C tablets and R. K. Nair', 'Vitamin , tablets and ,. K. Nair'],
    ['Go the extra mile', ', the extra mile'],
    ['led teams of ten with basic tools', 'led , of ten with , tools'],
  ])('%j: none is', (text, left) => {
    expect(withoutCommonWords(text)).toBe(left);
  });
});
