/** Labels of an employee's profile. */
export const employeeLabels = {
  'resources.employees.fields.id': 'आईडी',
  'resources.employees.fields.full_name': 'पूरा नाम',
  'resources.employees.fields.email': 'ईमेल',
  'resources.employees.fields.phone': 'फ़ोन',
  'resources.employees.fields.qualification': 'पढ़ाई',
  'resources.employees.fields.industry': 'इंडस्ट्री',
  'resources.employees.fields.preferred_location': 'काम की पसंदीदा जगह',
  'resources.employees.fields.preferred_salary': 'कितनी सैलरी चाहिए',
  'resources.employees.fields.notice_period': 'नोटिस पीरियड',
  'resources.employees.fields.present_employer': 'अभी की कंपनी',
  'resources.employees.fields.blocked_companies': 'इन कंपनियों को कभी न दिखाएँ',
  'resources.employees.fields.off_limits_until': 'कब तक संपर्क नहीं करना है',
  'resources.employees.fields.skills': 'स्किल',
  'resources.employees.fields.resume_link': 'रिज़्यूमे का लिंक',
  'resources.employees.fields.status': 'स्थिति',
  'resources.employees.fields.created_at': 'जोड़ने की तारीख',
} as const;
