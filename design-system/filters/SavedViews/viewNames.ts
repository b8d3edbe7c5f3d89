const fold = (name: string) => name.trim().toLowerCase();

/** Characters of a view's name. */
export const longestViewName = 100;

/** The next free `View (n)` (docs/product/lists.md: generated names never repeat). */
export function nextViewName(names: readonly string[]): string {
  const taken = new Set(names.map(fold));
  for (let number = 1; ; number++) {
    const name = `View (${number})`;
    if (!taken.has(fold(name))) return name;
  }
}

/** A free name for a copy: `Decisions due (2)`; the copy of a copy counts on. */
export function copyViewName(name: string, names: readonly string[]): string {
  const taken = new Set(names.map(fold));
  const stem = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const copy = `${stem.slice(0, longestViewName - ending.length)}${ending}`;
    if (!taken.has(fold(copy))) return copy;
  }
}

/** What is wrong with a name; undefined when nothing is. `names` are those of the other views. */
export function viewNameProblem(name: string, names: readonly string[]): string | undefined {
  if (name.trim() === '') return 'Name is required';
  if (name.trim().length > longestViewName) return `Use at most ${longestViewName} characters.`;
  if (names.some((other) => fold(other) === fold(name)))
    return `There is already a view called "${name.trim()}". Choose another name.`;
  return undefined;
}
