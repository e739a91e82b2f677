/** Forty kinds of queries for the search over people. */
export const CANDIDATE_QUERIES: readonly Readonly<Record<string, string>>[] = [
  // broad words
  { q: 'manager' },
  { q: 'team' },
  { q: 'java' },
  { q: 'B.Tech' },
  { q: 'Node.js' },
  // several
  { q: 'project manager' },
  { q: 'robotics aerospace' },
  { q: 'React Bengaluru' },
  { q: 'tally excel sales' },
  { q: 'cloud kubernetes docker' },
  // rare, or none
  { q: 'pharmacology' },
  { q: 'lunexgar' },
  { q: 'kakaka' },
  { q: 'zzznothing' },
  // phrases
  { q: '"machine learning"' },
  { q: '"project manager"' },
  { q: '"supply chain"' },
  // exclusion, and nothing but exclusion
  { q: 'manager -fresher' },
  { q: 'welding -java -python' },
  { q: '-manager' },
  // alternatives
  { q: 'java OR python' },
  { q: 'intern OR fresher -java -python' },
  // names, as they are and misspelt
  { q: 'asha rao' },
  { q: 'Quettawala' },
  { q: 'goncalves' },
  { q: 'ahsa roa' },
  { q: 'Quetawalla' },
  // one person
  { q: '98765 43210' },
  { q: 'asha.rao777@inbox.example' },
  // filters, with and without words
  { skills: 'React' },
  { skills: 'React,Java' },
  { location: 'Pune' },
  { qualification: 'MBA' },
  { min_salary: '900000' },
  { available: 'true' },
  { q: 'manager', location: 'Pune' },
  { q: 'excel', qualification: 'MBA' },
  { q: 'nursing', min_salary: '600000', max_salary: '700000' },
  { q: 'java', skills: 'React', location: 'Mumbai', available: 'true' },
  {},
];
