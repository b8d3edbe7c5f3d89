/** An address of the app, as the router has it. */
export interface Place {
  pathname: string;
  search: string;
}

/** Something that would be lost; says for which moves. */
export interface Claim {
  isLeft: (from: Place, to: Place) => boolean;
}

const claims = new Set<Claim>();
const listeners = new Set<() => void>();

/** Keeps a move from happening unasked until it is released. */
export function claim(one: Claim): () => void {
  claims.add(one);
  return () => {
    if (claims.delete(one)) for (const listener of listeners) listener();
  };
}

/** Calls whenever something is released; returns what ends it. */
export function whenReleased(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a move would lose something. */
export const losesWork = (from: Place, to: Place): boolean => [...claims].some((one) => one.isLeft(from, to));

/** Whether anything on the page would be lost if it went. */
export const hasUnsavedWork = (): boolean => claims.size > 0;
