/** What a form sends, with one field changed, and the sentence that must follow (undefined: it is right). */
export interface FormCase {
  form: 'employeeRegistration' | 'companyRegistration' | 'employeeProfile' | 'companyProfile' | 'createJob';
  change: Readonly<Record<string, unknown>>;
  field?: string;
  sentence?: string;
}

const right = (form: FormCase['form'], change: FormCase['change'] = {}): FormCase => ({ form, change });
const wrong = (form: FormCase['form'], field: string, value: unknown, sentence: string): FormCase => ({
  form,
  field,
  sentence,
  change: { [field]: value },
});

/** A form that is right, of each kind. */
export const RIGHT_FORMS: Record<FormCase['form'], Record<string, string>> = {
  employeeRegistration: {
    name: 'Asha Rao',
    email: 'asha@example.in',
    mobile: '+919876543210',
    password: 'mango-lassi-42',
    confirmPassword: 'mango-lassi-42',
    qualification: 'B.Tech',
    industry: 'IT',
    emplocation: 'Pune',
    empsalary: '6 LPA',
    skills: 'React, SQL',
  },
  companyRegistration: {
    companyName: 'Acme',
    contactPersonName: 'Ravi Menon',
    email: 'hr@acme.in',
    mobile: '+919876543210',
    password: 'mango-lassi-42',
    confirmPassword: 'mango-lassi-42',
    industry: 'Non-IT',
    location: 'Pune',
  },
  employeeProfile: {
    full_name: 'Asha Rao',
    phone: '+919876543210',
    qualification: '',
    industry: 'IT',
    preferred_location: '',
    preferred_salary: '',
    notice_period: '30 days',
    skills: '',
    resume_link: '',
    present_employer: '',
    blocked_companies: '',
  },
  companyProfile: {
    name: 'Acme',
    contact_person_phone: '9876543210',
    industry: 'IT',
    location: 'Pune',
    contact_person_name: 'Ravi',
    company_size: '11-50',
    website_url: '',
    about_us: '',
  },
  createJob: {
    title: 'Driver',
    domain: 'Logistics',
    description: 'Drive.',
    employment_type: 'Full-time',
    location: 'Pune',
    salary_range: '',
    count: '2',
  },
};

/** The same cases for the browser's schemas and the server's DTOs, so that they cannot drift apart. */
export const FORM_CASES: readonly FormCase[] = [
  ...(Object.keys(RIGHT_FORMS) as FormCase['form'][]).map((form) => right(form)),
  right('employeeRegistration', { name: 'आशा राव' }),
  wrong('employeeRegistration', 'name', '', 'Name is required'),
  wrong('employeeRegistration', 'password', 'short', 'Password must be at least 8 characters long'),
  wrong('employeeRegistration', 'password', '', 'Password is required'),
  wrong('employeeRegistration', 'industry', '', 'Industry is required'),
  wrong('employeeRegistration', 'qualification', '   ', 'Qualification is required'),
  wrong('employeeRegistration', 'emplocation', '', 'Preferred location is required'),
  wrong('employeeRegistration', 'empsalary', '', 'Preferred salary is required'),
  wrong('employeeRegistration', 'skills', '', 'Skills are required'),
  wrong('companyRegistration', 'companyName', '', 'Company name is required'),
  wrong('companyRegistration', 'contactPersonName', ' ', 'Contact person name is required'),
  wrong('companyRegistration', 'location', '', 'Location is required'),
  wrong('companyRegistration', 'confirmPassword', 'another-word-42', 'Passwords do not match'),
  right('employeeProfile', { resume_link: 'https://cv.example.in/asha.pdf' }),
  wrong('employeeProfile', 'full_name', '', 'Full name is required'),
  wrong('employeeProfile', 'phone', '+91987654321', 'Phone number must be 10 digits long'),
  wrong('employeeProfile', 'resume_link', 'javascript:alert(1)', 'Invalid URL'),
  wrong('employeeProfile', 'resume_link', 'https://user:secret@example.in/', 'Invalid URL'),
  right('companyProfile', { website_url: 'http://acme.example.in/jobs?x=1', about_us: 'Two\nlines' }),
  wrong('companyProfile', 'name', '', 'Company name is required'),
  wrong('companyProfile', 'contact_person_phone', '', 'Contact phone is required'),
  wrong('companyProfile', 'contact_person_phone', '98765', 'Must be exactly 10 digits'),
  wrong('companyProfile', 'industry', '', 'Industry is required'),
  wrong('companyProfile', 'location', '', 'Location is required'),
  wrong('companyProfile', 'contact_person_name', '', 'Contact person is required'),
  wrong('companyProfile', 'company_size', '', 'Company size is required'),
  wrong('companyProfile', 'website_url', 'acme', 'Invalid URL'),
  wrong('companyProfile', 'website_url', 'ftp://acme.in', 'Invalid URL'),
  ...['Full-time', 'Part-time', 'Contract', 'Internship'].map((type) => right('createJob', { employment_type: type })),
  wrong('createJob', 'title', ' ', 'Job title is required'),
  wrong('createJob', 'domain', '', 'Domain is required'),
  wrong('createJob', 'description', '', 'Description is required'),
  wrong('createJob', 'employment_type', '', 'Employment type is required'),
  wrong('createJob', 'location', '', 'Location is required'),
  wrong('createJob', 'count', '', 'Number of positions is required'),
  wrong('createJob', 'count', '0', 'Must be at least 1'),
  right('createJob', { count: '10000' }),
];
