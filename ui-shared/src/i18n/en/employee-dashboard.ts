/** The employee's dashboard. */
export const employeeDashboard = {
  'employee.title': 'Employee dashboard',
  'employee.welcome': 'Welcome, %{name}',
  'employee.welcomeHint': 'These are the jobs the agency has connected you to. We call you about each of them.',
  'employee.jobs': 'Your jobs',
  'employee.count': { one: '1 job', other: '%{count} jobs' },
  'employee.none': 'No admin connections',
  'employee.noneHint':
    'We look through new jobs every day and email you as soon as one fits. Keep your profile up to date so that we find it.',
  'employee.loadFailed': 'Failed to load dashboard data. Please try refreshing the page.',
  'employee.saveFailed': 'Failed to update profile. Please try again.',
  'employee.saved': 'Profile updated successfully!',
  'employee.noUser': 'User data not available',
  'employee.connected': 'Admin Connected',
  'employee.connectedOn': 'Connected on %{date}',
  'employee.remote': 'Remote',
  'employee.profile': 'Your profile',
  'employee.openProfile': 'Open profile of %{name}',
  'employee.resume': 'View resume',
  'employee.resumeFailed': 'Your resume could not be loaded. Please refresh the page.',
  'employee.noResume': 'No resume link yet',
} as const;
