/**
 * SQL of a person's newest word about being shown to the company of a connection: of all companies, or of this job. Null without any.
 * @param c alias of `connections`
 */
export const showingWord = (c: string): string =>
  `(select w.agrees from consents w where w.employee_id = ${c}.employee_id
      and (w.purpose = 'share' or w.purpose = 'showing' and w.request_id = ${c}.request_id)
      order by w.consent_id desc limit 1)`;
