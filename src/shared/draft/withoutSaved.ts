/** What is still to be saved once `sent` is: what was typed into the same fields meanwhile stays. */
export const withoutSaved =
  <Draft extends object>(sent: Draft) =>
  (now: Draft): Draft =>
    Object.fromEntries(
      Object.entries(now).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(sent[field as keyof Draft]),
      ),
    ) as Draft;
