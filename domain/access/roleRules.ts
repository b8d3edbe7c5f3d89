/** Longest name of a role or business unit, in characters. */
export const ACCESS_NAME_LENGTH = 100;
/** Longest description of a role, in characters. */
export const ROLE_DESCRIPTION_LENGTH = 300;

/** Whether a role is for the company's own people or for those of others (docs/product/access.md). */
export type RoleType = 'internal' | 'external';

/** What a person sees where an external one would get an internal role (docs/product/access.md). */
export const EXTERNAL_REFUSAL = 'External users can not be assigned to this role';

const folded = (name: string) => name.trim().toLowerCase();

/** Why a name cannot be taken, or null. Names are one, whatever their capitals; `taken` holds those of the others. */
export function nameProblem(what: 'role' | 'unit', name: string, taken: Iterable<string>): string | null {
  const called = what === 'role' ? 'role' : 'business unit';
  const place = what === 'role' ? '' : ' beside this one';
  if (name.trim() === '') return `A ${called} needs a name.`;
  if (name.trim().length > ACCESS_NAME_LENGTH)
    return `A name has at most ${ACCESS_NAME_LENGTH} characters. Shorten it.`;
  const own = folded(name);
  for (const other of taken)
    if (folded(other) === own) return `There is a ${called} "${other}"${place} already. Choose another name.`;
  return null;
}

/** The name of a role's copy: `Viewer copy`, `Viewer copy 2`, the first that is free and short enough. */
export function copyName(name: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map(folded));
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? ' copy' : ` copy ${number}`;
    const made = name.slice(0, ACCESS_NAME_LENGTH - ending.length).trimEnd() + ending;
    if (!used.has(folded(made))) return made;
  }
}

/** Names in a sentence: `Maya Okafor`, `A and B`, `A, B and 3 others`. `count` is how many there are in all. */
export function nameSome(names: readonly string[], count = names.length): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (count === 1) return first;
  if (count === 2 && second !== undefined) return `${first} and ${second}`;
  const rest = second === undefined ? count - 1 : count - 2;
  const shown = second === undefined ? first : `${first}, ${second}`;
  return `${shown} and ${rest} ${rest === 1 ? 'other' : 'others'}`;
}

/** Whether somebody may hold a role of this type: external people hold external roles only (docs/product/access.md). */
export const canHold = (person: { is_external: boolean }, type: RoleType): boolean =>
  type === 'external' || !person.is_external;
