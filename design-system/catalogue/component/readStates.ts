/** One attribute by which a state shows, with the values found. */
export interface StateRow {
  attribute: string;
  values: readonly string[];
}

const aria =
  /^aria-(busy|checked|current|disabled|expanded|haspopup|invalid|orientation|pressed|readonly|required|selected|sort|multiselectable)$/;
/** Marks of the catalogue itself, of libraries, and keys of single rows: no states. */
const notStates = /^data-(example|slug|opens|react.*|rac|key|floating.*|index|autofocus|collection)$/;
const most = 8;

/** The attributes below `root` that say a state, in the order of the alphabet; long values are keys, not states. */
export function readStates(root: Element): readonly StateRow[] {
  const found = new Map<string, Set<string>>();
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      const isState = aria.test(name) || (name.startsWith('data-') && !notStates.test(name));
      if (!isState || value.length > 24) continue;
      const values = found.get(name) ?? new Set();
      found.set(name, values.add(value === '' ? 'true' : value));
    }
  return [...found]
    .map(([attribute, values]) => ({ attribute, values: [...values].toSorted() }))
    .filter(({ values }) => values.length <= most)
    .toSorted((a, b) => a.attribute.localeCompare(b.attribute));
}
