/** The console's first page. */
export const dashboard = {
  'dashboard.loadFailed': 'Failed to load dashboard data. Please refresh the page.',
  'dashboard.figures': 'Figures',
  'dashboard.employees': 'Total Employees',
  'dashboard.companies': 'Active Companies',
  'dashboard.jobRequests': 'Job Requests',
  'dashboard.placements': 'Successful Placements',
  'dashboard.latest': 'Latest',
  'dashboard.noneYet': 'None yet',
  'dashboard.quickActions': 'Quick actions',
  'dashboard.pipeline': 'Pipeline',
  'dashboard.recent': 'Recent Connections',
  'dashboard.allConnections': 'All connections',
} as const;
