/** SQL of the name of an account: a person's, or a company's. @param userId SQL of its key */
export const nameOfAccount = (userId: string): string =>
  `(select coalesce(u.full_name, e.full_name, c.name) from users u
    left join employees e using (user_id) left join companies c using (user_id) where u.user_id = ${userId})`;
