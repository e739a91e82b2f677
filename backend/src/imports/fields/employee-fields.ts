import { INDUSTRIES } from '../../platform/industry.js';
import { field } from './import-field.js';
import { readChoice, readEmail, readLine, readLink, readPhone, readSkillNames } from './read-cells.js';

export const EMPLOYEE_FIELDS = [
  field('full_name', 'Full name', {
    isRequired: true,
    read: readLine,
    alsoCalled: [
      'name',
      'candidate name',
      'candidate',
      'employee name',
      'name of candidate',
      'name of the candidate',
      'applicant name',
      'applicant',
      'नाम',
      'पूरा नाम',
      'उम्मीदवार का नाम',
    ],
  }),
  field('email', 'E-mail', {
    isRequired: true,
    read: readEmail,
    alsoCalled: [
      'email address',
      'email id',
      'mail',
      'mail id',
      'e mail id',
      'candidate email',
      'personal email',
      'ईमेल',
      'ई-मेल',
      'ईमेल पता',
    ],
  }),
  field('phone', 'Phone', {
    isRequired: true,
    read: readPhone,
    alsoCalled: [
      'mobile',
      'mobile no',
      'mobile number',
      'contact',
      'contact no',
      'contact number',
      'phone no',
      'phone number',
      'cell',
      'whatsapp',
      'whatsapp number',
      'मोबाइल',
      'मोबाइल नंबर',
      'फोन',
      'फ़ोन',
      'संपर्क',
    ],
  }),
  field('qualification', 'Qualification', {
    read: readLine,
    alsoCalled: ['education', 'degree', 'highest qualification', 'educational qualification', 'योग्यता', 'शिक्षा'],
  }),
  field('industry', 'Industry', {
    read: readChoice(INDUSTRIES),
    alsoCalled: ['sector', 'it non it', 'उद्योग'],
  }),
  field('preferred_location', 'Preferred location', {
    read: readLine,
    alsoCalled: ['location', 'city', 'current location', 'job location', 'place', 'preferred city', 'स्थान', 'शहर'],
  }),
  field('preferred_salary', 'Preferred salary', {
    read: readLine,
    alsoCalled: [
      'salary',
      'expected salary',
      'ctc',
      'ectc',
      'expected ctc',
      'salary expectation',
      'package',
      'expected package',
      'वेतन',
      'अपेक्षित वेतन',
    ],
  }),
  field('skills', 'Skills', {
    read: readSkillNames,
    alsoCalled: ['skill', 'skill set', 'key skills', 'technical skills', 'technologies', 'कौशल'],
  }),
  field('resume_link', 'Resume link', {
    read: readLink,
    alsoCalled: ['resume', 'cv', 'cv link', 'resume url', 'link to resume', 'बायोडाटा'],
  }),
];
