/** The longest texts that the server takes, in characters. */
export const LIMITS = {
  /** A line of text that has no limit of its own: a name, a place, a salary. */
  line: 100,
  companyName: 160,
  jobTitle: 160,
  qualification: 200,
  email: 254,
  link: 500,
  /** 50 skills of 60 characters, with a comma and a space between them. */
  skills: 3098,
  /** Several lines: a description, a few words about a company. */
  text: 5000,
} as const;
