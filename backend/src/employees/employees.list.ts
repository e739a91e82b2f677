import {
  imported,
  own,
  RECORD_VERSION,
  shown,
  unsorted,
  type ListDefinition,
} from '../platform/lists/list-definition.js';
import { INDUSTRIES } from '../platform/industry.js';
import { readChoice, readEmail, readLink, readPhone, readSkillNames } from '../platform/read-cells.js';
import { inWords } from '../platform/words.js';
import { taskRecord } from '../agency/tasks/task-record.js';
import { type EmployeeDto } from './employee.dto.js';
import { type Skill } from './employee.entity.js';

const skillsText = (skills: string): string =>
  (JSON.parse(skills) as Skill[]).map(({ skill_name }) => skill_name).join(', ');

/** Employees as admins see them. `status` is `Available` or the placement status of the latest connection. */
export const EMPLOYEES: ListDefinition<EmployeeDto> = {
  name: 'employees',
  table: 'employees',
  key: 'employee_id',
  newest: 'created_at',
  only: 'not t.restricted',
  rowCount: { list: 'employees' },
  columns: {
    employee_id: { ...own('employee_id', 'integer'), label: 'ID' },
    full_name: {
      ...own('full_name'),
      label: 'Full name',
      imported: imported(
        [
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
        { isRequired: true },
      ),
    },
    email: {
      ...own('email'),
      label: 'Email',
      imported: imported(
        [
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
        { isRequired: true, read: readEmail },
      ),
    },
    phone: {
      ...own('phone'),
      label: 'Phone',
      imported: imported(
        [
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
        { isRequired: true, read: readPhone },
      ),
    },
    qualification: {
      ...own('qualification'),
      label: 'Qualification',
      imported: imported([
        'education',
        'degree',
        'highest qualification',
        'educational qualification',
        'योग्यता',
        'शिक्षा',
      ]),
    },
    industry: {
      ...own('industry'),
      label: 'Industry',
      imported: imported(['sector', 'it non it', 'उद्योग'], { read: readChoice(INDUSTRIES) }),
    },
    preferred_location: {
      ...own('preferred_location'),
      label: 'Preferred location',
      imported: imported([
        'location',
        'city',
        'current location',
        'job location',
        'place',
        'preferred city',
        'स्थान',
        'शहर',
      ]),
    },
    preferred_salary: {
      ...own('preferred_salary'),
      label: 'Preferred salary',
      imported: imported([
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
      ]),
    },
    notice_period: {
      ...own('notice_period'),
      label: 'Notice period',
      imported: imported(['notice', 'notice (days)', 'np']),
    },
    present_employer: {
      ...shown('present_employer'),
      label: 'Present employer',
      imported: imported(['current company', 'current employer', 'present company', 'employer', 'वर्तमान कंपनी']),
    },
    blocked_companies: { ...shown('blocked_companies'), label: 'Never show to', exported: false },
    off_limits_until: { ...shown('off_limits_until', 'date'), label: 'Do not contact until', exported: false },
    skills: {
      kind: 'text',
      select: 't.skills::text',
      isLong: true,
      list: { column: 'skill_keys', valueOf: (name) => `fold(${name})` },
      label: 'Skills',
      imported: imported(['skill', 'skill set', 'key skills', 'technical skills', 'technologies', 'कौशल'], {
        read: readSkillNames,
      }),
      exported: skillsText,
    },
    resume_link: {
      ...unsorted('resume_link'),
      label: 'Resume link',
      imported: imported(['resume', 'cv', 'cv link', 'resume url', 'link to resume', 'बायोडाटा'], { read: readLink }),
    },
    status: { ...own('status'), label: 'Status', exported: inWords },
    source: { ...own('source'), label: 'Source', exported: false },
    created_at: { ...own('created_at', 'timestamptz'), label: 'Added' },
    version: RECORD_VERSION,
  },
};

taskRecord('employee', EMPLOYEES);
