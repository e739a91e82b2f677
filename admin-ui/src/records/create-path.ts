interface CreateLink {
  to: string;
  state: { record?: Readonly<Record<string, unknown>>; back?: string };
}

/**
 * The link to the form of a list.
 * @param record what is filled in already
 * @param back where the form leads when it is done or left, if not to its list
 */
export function createPath(list: string, record?: Readonly<Record<string, unknown>>, back?: string): CreateLink {
  return { to: `${list}/create`, state: { ...(record && { record }), ...(back && { back }) } };
}
