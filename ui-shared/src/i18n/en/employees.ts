/** Employees in the console. */
export const employees = {
  'employee.add': 'Add Employee',
  'employee.added': 'Employee added successfully',
  'employee.addFailed': 'Failed to add employee',
  'employee.emptyList': 'No employees yet',
  'employee.emptyListHint': 'Add the first employee, or wait for somebody to register.',
  'employee.added.on': 'Added',
  'employee.connections': 'Connections',
  'employee.passwordHint': 'They get a mail with a link and are asked for a password of their own.',
  'salary.oneAmount': 'Enter one amount in rupees, such as 600000',
  'salary.hint': 'One amount in rupees, with or without commas',
  'phone.required': 'Phone number is required',
  'phone.format': 'Phone number must be in format +91XXXXXXXXXX (10 digits after +91)',
  'salaryDoubt.unreadable': 'This cannot be read as an amount. It is shown as you type it.',
  'salaryDoubt.noPeriod': 'Say how often, for instance "per month" or "per year".',
  'skills.none': 'No employee has such a skill',
} as const;
