import type { Statement } from './tenantTransaction.ts';

/** Shapes of one statement that are kept prepared: the ones used last. */
const mostShapes = 64;

/** Names for the shapes that one statement takes by its filters and orders. */
export type StatementShapes = {
  /** The name of a shape, for a statement of this text. */
  of: (text: string) => Pick<Statement, 'name' | 'family'>;
};

/**
 * Gives each shape a name of its own, the same while it is among the last `most` that were used. A name is never given to another
 * text, so connections may forget old ones each in its own time.
 */
export function createStatementShapes(family: string, most = mostShapes): StatementShapes {
  const names = new Map<string, string>();
  let given = 0;
  return {
    of: (text) => {
      const name = names.get(text) ?? `${family}_${(given += 1)}`;
      names.delete(text);
      names.set(text, name);
      for (const oldest of names.keys()) {
        if (names.size <= most) break;
        names.delete(oldest);
      }
      return { name, family: { name: family, most } };
    },
  };
}
