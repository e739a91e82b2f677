/** A job request, as both user interfaces show it. */
export const jobs = {
  'job.domain': 'Domain',
  'job.type': 'Employment type',
  'job.salary': 'Salary range',
  'job.location': 'Location',
  'job.connected': 'Connection date',
  'job.created': 'Created',
  'job.positions': { one: '1 position', other: '%{count} positions' },
  'job.description': 'Description',
  'jobStatus.open': 'Open',
  'jobStatus.closed': 'Closed',
  'jobStatus.pending': 'Pending',
  'jobStatus.active': 'Active',
} as const;
