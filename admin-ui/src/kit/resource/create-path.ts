interface CreateLink {
  to: string;
  state: { record?: Readonly<Record<string, unknown>> };
}

/** The link to the form of a list. @param record what is filled in already */
export function createPath(list: string, record?: Readonly<Record<string, unknown>>): CreateLink {
  return { to: `${list}/create`, state: { ...(record && { record }) } };
}
