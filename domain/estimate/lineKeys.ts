import { type ComparedLine, plainText } from './matchLines.ts';

/** 53 bits of a text, in base 36. */
function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/**
 * A name for each line of an estimate that an upload of the same lines gives again, as ids do not: its place and text, and which of
 * several alike it is. Linear in the lines.
 */
export function lineKeys(lines: readonly ComparedLine[]): string[] {
  const turns = new Map<string, number>();
  return lines.map(({ description, cost_group_id: group, component_id: component }) => {
    const name = `${component}/${group}/${plainText(description)}`;
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return digest(turn === 0 ? name : `${name}/${turn}`);
  });
}
