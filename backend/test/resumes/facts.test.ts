import { describe, expect, it } from 'vitest';
import { differingFacts } from '../../src/employees/resumes/facts/differing-facts.js';
import { factsInText } from '../../src/employees/resumes/facts/facts-in-text.js';

const TODAY = new Date('2026-11-22T00:00:00Z');
const factsOf = (text: string): ReturnType<typeof factsInText> => factsInText(text, TODAY);

describe('facts in the text of a resume', () => {
  it.each([
    ['Call +91-98765-43210', '+919876543210'],
    ['Mobile: 98765 43210 / 080 4000 1000', '+919876543210'],
    ['(+91) 98765.43210', '+919876543210'],
    ['Ph 09876543210', '+919876543210'],
    ['919876543210', '+919876543210'],
    ['98-76-54-32-10', '+919876543210'],
    ['Aadhaar 1234 5678 9012', null],
    ['Account 509876543210', null],
    ['2019 - 2024', null],
    ['London | +44 7911 123456', null],
    ['San Jose, CA | +1 (987) 654-3210', null],
    ['Kathmandu | +977-9841234567', null],
    ['(+44) 7911 123456 / 0044 7911 123456 / +91 98765 43210', '+919876543210'],
    ['+91 (0) 98765 43210', '+919876543210'],
    ['Mobile९८७६५ ४३२१०', '+919876543210'],
    ['Dubai | +971 50 123 4567\nReferences\nMr. Suresh Iyer, +91 98450 55512', null],
    ["Father's mobile: 98450 55512\nMobile: 98765 43210", '+919876543210'],
    ['Reference: Mr. Iyer, 98450 55512', null],
    ['References\nMr. Iyer, 98450 55512\nPersonal Details\n98765 43210', '+919876543210'],
    ['Office: 080-25551234', null],
    ['+91 80 2555 1234 / 0755-2551234 / (080)41234567 / +91-612-2234567', null],
    ['Office 080-25551234, mobile 98765 43210', '+919876543210'],
    ['London | +44 (0)7911 123456', null],
    ['San Jose, CA | 1 (987) 654-3210', null],
    ['44-7911-123456', null],
    ['1. 98765 43210', '+919876543210'],
    ['9999999999', null],
    ['+91\u201198765\u201143210', '+919876543210'],
    ['98765\u201343210', '+919876543210'],
    ['98765\u200b43210', '+919876543210'],
    ['Mob.No.9876543210', '+919876543210'],
    ['[98765] 43210', '+919876543210'],
    ['98765/43210', '+919876543210'],
    ['98765_43210', '+919876543210'],
    ['8/2019 - 9/2021', null],
    ['CGPA 8.5/10, 2012-16', null],
    ['Salary 65000-72000, expected 75000/80000', null],
  ])('phone: %s', (text, phone) => expect(factsOf(text).phone).toBe(phone));

  it.each([
    ['Mail Asha.Rao+work@Example.co.in, Pune', 'asha.rao+work@example.co.in'],
    ['asha@localhost', null],
    ['Email: asha@mail.example.inMobile: 98450 11122', 'asha@mail.example.in'],
    ['asha@example.commobile 98450 11122', 'asha@example.com'],
    ['Email-asha@example.com', 'asha@example.com'],
    ['98450 11122asha@example.com', 'asha@example.com'],
    ['asha19@example.technology', 'asha19@example.technology'],
    ['References\nMr. Iyer, iyer@example.com', null],
    ['follow @asha.in', null],
    ['asha.\u200brao@example.com', 'asha.rao@example.com'],
    ['ra\u00admesh@example.com', 'ramesh@example.com'],
    ['sean.o’brien@example.com', "sean.o'brien@example.com"],
    ["'asha@example.com'", 'asha@example.com'],
    ['müller@example.com', null],
    ['EMAIL-IDasha@example.com', 'asha@example.com'],
  ])('e-mail: %s', (text, email) => expect(factsOf(text).email).toBe(email));

  it.each([
    ['6.5 years of experience', 6.5],
    ['10+ yrs of total IT experience in testing', 10],
    ['Total experience: 4 years', 4],
    ['Engineer, Lehar, Jan 2020 - Dec 2021\nEngineer, Konark, 06/2018 – 12/2019', 3.5],
    ['Engineer Jan 2024 - Present', 3],
    ['Engineer 2015 - 2019\nAlso consultant 2016 - 2018', 4],
    ['Education\nB.Tech 2012 - 2016', null],
    ['कुल अनुभव: 6 वर्ष', 6],
    ['१२ वर्षों का बिक्री का अनुभव', 12],
    ['लेखाकार, 2019 से 2022', 3],
    ['लेखाकार, 2023 से वर्तमान', 4],
    ['Founded in 1999', null],
    ["Work Experience\nAccountant\nJan'19 - Dec'22\nJunior Accountant\nJan'15 - Dec'18\nEducation\nB.Com, 2014", 8],
    ['Engineer, Jan-15 to Mar-19', 4.5],
    ['Engineer, Apr ’98 – Mar ’02', 4],
    ['Engineer, 06/15 - 05/19', 4],
    ['Engineer, 2015-19', 4],
    ['Engineer, 06/2015 – till date', 11.5],
    ['Engineer, Jan 15, 2020 - Dec 20, 2021', 2],
    ['Experience: 5+ yrs', 5],
    ['Age: 27 years\nExperience: 3 years', 3],
    ['Age: 27 years', null],
    ['I am 27 years old, with 3 years of experience', 3],
    ['Worked in a company with 25 years of experience\nEngineer, Jan 2020 - Dec 2021', 2],
    ['A firm having over 25 years of experience in audit', null],
    ['5 years and 6 months of experience', 5.5],
    ['Experience: 2 yrs 3 months', 2.3],
    ['18 months of experience', 1.5],
    ['6 months of internship experience\nEngineer, Jan 2020 - Dec 2021', 2],
    ['Six years of experience in nursing', 6],
    ['Eight (8) years’ hands-on experience', 8],
    ['Accountant with ten years in textiles', 10],
    ['I have 7 years of hands-on\nexperience in sales', 7],
    ['अनुभव: छह वर्ष, नर्स', 6],
    ['2 years of experience in Java, 9 years of experience in all', 9],
    ['Engineer, Lehar Systems\n1 March 2021 → Current', 5.5],
    ['Engineer, Lehar Systems, 01/03/2021 to 31/08/2023', 2.5],
    ['Engineer, Lehar Systems, March 2021 –\nAugust 2023', 2.5],
    ['EDUCATION\nNIT Surat, 2012 - 2016\nWORK EXPERIENCE\nLehar Systems, 2018 - 2020', 2],
  ])('years: %s', (text, years) => expect(factsOf(text).years_of_experience).toBe(years));

  it.each([
    ['Asha Rao\nSenior Software Engineer | Lehar Systems | 2019 - 2024\nEngineer, Konark', 'Senior Software Engineer'],
    ['Objective: seeking a position as manager.\nStaff Nurse at City Hospital', 'Staff Nurse'],
    ['Managed a team of five engineers.\nI like music', null],
    ['Asha Rao\nHR Business Partner | Pune', 'HR Business Partner'],
    ['Asha Rao\nCurious designer who turns ideas into pages', null],
    ['Asha Rao\nCurious Designer Who Turns Ideas into Pages\nUX Designer, Lehar, 2019 - 2024', 'UX Designer'],
    ['Asha Rao\nPune\nGraduate Engineer | Hindon Controls', 'Graduate Engineer'],
    ['Asha Rao\nHead of Sales\nPune', 'Head of Sales'],
    ['Asha Rao\nDesignation: Team Lead', 'Team Lead'],
    ['Asha Rao\nSkills\nLead Generation\nReferences\nR. Iyer, Manager at Lehar', null],
    ['Asha Rao\nWork Experience\nsenior accountant, Lehar Traders, 2019 - 2024', 'senior accountant'],
    ['Asha Rao\nEducation Officer\nPune', 'Education Officer'],
    ['Asha Rao\nFather’s Occupation: Teacher\nExecutive Summary', null],
  ])('title: %s', (text, title) => expect(factsOf(text).last_title).toBe(title));

  it.each([
    ['12th, KV Pune, 2012\nB.Tech in Computer Science, VTU, 2016', 'B.Tech in Computer Science, VTU, 2016'],
    ['• M.Sc.\tDelhi University\t2018\nB.Sc. 2016', 'M.Sc., Delhi University, 2018'],
    ['B.Com from Mumbai', 'B.Com from Mumbai'],
    [
      'B.Tech in Computer Science, Visvesvaraya Technological\nUniversity, Belagavi, 2016\n12th',
      'B.Tech in Computer Science, Visvesvaraya Technological University, Belagavi, 2016',
    ],
    ['M.Com from University of\nPune\nSkills', 'M.Com from University of Pune'],
    ['B.Sc. Physics, 2014\nSkills: Tally', 'B.Sc. Physics, 2014'],
    ['Tell me about a beautiful day', null],
    ['Asha Rao\nGraduate Engineer | Hindon Controls', null],
    ['Asha Rao\nScrum Master, Lehar\nFlat 4, 12th Cross, Bengaluru', null],
    ['Summary\nWorked with a CA firm and MBA interns\nEducation\nBA, Delhi University', 'BA, Delhi University'],
    [
      'Experience\nBE trainer, 2019 - 2021\nAcademic Qualification:\n• Ph.D. in Physics, IISc',
      'Ph.D. in Physics, IISc',
    ],
    ['Asha Rao\nQualification: B.Com, Pune', 'B.Com, Pune'],
    ['Be careful, my friend', null],
  ])('education: %s', (text, education) => expect(factsOf(text).education).toBe(education));

  it('are offered only where they differ from the record', () => {
    const known = {
      email: 'asha@example.in',
      phone: '+919876543210',
      qualification: 'B.Tech',
      skills: [{ skill_name: 'React' }],
    };
    const found = { ...factsOf('asha@example.in 9876543210\nb.tech'), skills: ['REACT', 'Node.js'] };
    expect(differingFacts(found, known)).toEqual({
      email: null,
      phone: null,
      skills: ['Node.js'],
      years_of_experience: null,
      last_title: null,
      education: null,
    });
  });

  it.each([
    'a.',
    '9 ',
    '1 year ',
    'six years of a ',
    'Jan 2020 - ',
    'Jan 2020 -\n',
    'Engineer\n',
    'Education\n',
    '• 20 ',
    'x@x',
    '5 years of a-',
    'Engineer in ',
    '5 वर्ष क ',
    'अनुभव ',
  ])('are found before the test’s time is up in a text made to be slow: %s', (part) =>
    expect(factsOf(part.repeat(200_000 / part.length)).email).toBeNull(),
  );
});
