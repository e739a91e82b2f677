/** Facts about a resume's person. */
export interface FoundFacts {
  email: string | null;
  /** `+91` and ten digits. */
  phone: string | null;
  skills: string[];
  years_of_experience: number | null;
  last_title: string | null;
  education: string | null;
}
