/** Companies in the console. */
export const companies = {
  'company.add': 'Add Company',
  'company.added': 'Company added successfully',
  'company.addFailed': 'Failed to add company',
  'company.emptyList': 'No companies yet',
  'company.emptyListHint': 'Add the first company, or wait for an employer to register.',
  'company.label': 'Company',
  'company.required': 'Company is required',
  'company.offLimitsHint': 'Until then each submission to it has to be confirmed.',
  'company.ownerHint': 'Whom its tasks and news reach; else everybody.',
  'company.jobRequests': 'Job requests',
  'company.shown': { one: '1 person shown', other: '%{count} people shown' },
  'company.unanswered': { one: '1 not answered', other: '%{count} not answered' },
  'company.closed': '%{count} closed',
  'company.owesNothing': 'Owes nothing',
  'company.owes': 'Owes %{amount}',
  'company.owesOverdue': 'Owes %{amount}, %{overdue} of it overdue',
} as const;
