/** What of a draft differs from its start, as the server takes it. */
export const changedOf = <Draft extends object>(draft: Draft, start: Draft): Partial<Draft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => value !== start[field as keyof Draft]),
  ) as Partial<Draft>;
