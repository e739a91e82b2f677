/** A job request. */
export const jobs = {
  'job.domain': 'काम का क्षेत्र',
  'job.type': 'नौकरी का प्रकार',
  'job.salary': 'सैलरी (कितने से कितने)',
  'job.location': 'जगह',
  'job.connected': 'जोड़ने की तारीख',
  'job.created': 'डालने की तारीख',
  'job.positions': { one: '%{count} पद', other: '%{count} पद' },
  'job.description': 'काम के बारे में',
  'jobStatus.open': 'खुली',
  'jobStatus.closed': 'बंद',
  'jobStatus.pending': 'रुकी हुई',
  'jobStatus.active': 'चालू',
} as const;
