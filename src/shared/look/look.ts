/** How a person likes a page: every part of it in their order, and those that are off. */
export interface Look<Part extends string> {
  order: readonly Part[];
  hidden: readonly Part[];
}

/** What holds for somebody who has chosen nothing. */
export const usualLook = <Part extends string>(parts: Readonly<Record<Part, string>>): Look<Part> => ({
  order: Object.keys(parts) as Part[],
  hidden: [],
});

/** A look as it was kept; what does not fit counts as not said, and a part that is new comes last. */
export function readLook<Part extends string>(
  parts: Readonly<Record<Part, string>>,
  stored: unknown,
): Look<Part> {
  const known = Object.keys(parts) as Part[];
  const partsIn = (value: unknown): Part[] => {
    const list: unknown[] = Array.isArray(value) ? value : [];
    return [...new Set(list)].filter((one): one is Part => known.some((part) => part === one));
  };
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const order = partsIn(kept['order']);
  return {
    order: [...order, ...known.filter((part) => !order.includes(part))],
    hidden: partsIn(kept['hidden']),
  };
}

/** The look with a part one place up (-1) or down (1); as it is at the end of the list. */
export function movedPart<Part extends string>(look: Look<Part>, part: Part, by: -1 | 1): Look<Part> {
  const from = look.order.indexOf(part);
  const to = from + by;
  if (from < 0 || to < 0 || to >= look.order.length) return look;
  return { ...look, order: look.order.toSpliced(from, 1).toSpliced(to, 0, part) };
}

/** The look with a part on or off. */
export const switchedPart = <Part extends string>(
  look: Look<Part>,
  part: Part,
  isOn: boolean,
): Look<Part> => ({
  ...look,
  hidden: isOn ? look.hidden.filter((one) => one !== part) : [...look.hidden, part],
});
