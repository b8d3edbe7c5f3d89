import { isBranch, saysAll, type TreeNode, wordsOf } from '#design-system/navigation/Tree/treeModel.ts';
import { codeWords } from './codeWords.ts';

/** A code of any format. */
export interface Code {
  id: number;
  div_code: string;
  name: string;
}

/** `03 30 00` without the pairs that say nothing: `03 30`. */
const stemOf = ({ div_code }: Code) => div_code.replace(/(?: 00)+$/, '');

/**
 * The codes of a format as a tree: each below the longest code that it begins with, such as `03 30 00` below `03 00 00`,
 * and `B2020` below `B20`. Codes come sorted; `search` also finds the words that people use for them.
 */
export function codeTree(codes: readonly Code[]): TreeNode[] {
  const byStem = new Map(codes.map((code) => [stemOf(code), code]));
  const childrenOf = new Map<number | null, Code[]>();
  for (const code of codes) {
    const stem = stemOf(code);
    let parent: number | null = null;
    for (let length = stem.length - 1; length > 0 && parent === null; length -= 1) {
      const above = byStem.get(stem.slice(0, length).trimEnd());
      if (above && above !== code) parent = above.id;
    }
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), code]);
  }
  const nodeOf = (code: Code): TreeNode => {
    const children = childrenOf.get(code.id);
    return {
      id: String(code.id),
      label: `${code.div_code} ${code.name}`,
      words: codeWords(code.div_code),
      ...(children && { children: children.map(nodeOf) }),
    };
  };
  return (childrenOf.get(null) ?? []).map(nodeOf);
}

/** How many codes say what is searched for. */
export function codesFound(codes: readonly Code[], search: string): number {
  const words = wordsOf(search);
  return codes.filter(({ div_code, name }) => saysAll(`${div_code} ${name} ${codeWords(div_code)}`, words))
    .length;
}

/**
 * The code that Enter takes in the search: a title before a word that people use, and a leaf before its division; but the division where
 * they use the word for all below it alike.
 */
export function firstFound(nodes: readonly TreeNode[], search: string): string | undefined {
  const words = wordsOf(search);
  let best: { id: string; rank: number } | undefined;
  const look = (node: TreeNode, isBelow: boolean) => {
    const { label, words: said = '' } = node;
    const found = saysAll(`${label} ${said}`, words);
    const leaf = isBranch(node) ? 0 : 1;
    const byTitle = saysAll(said, words) ? 6 : 4;
    const rank = leaf + (saysAll(label, words) ? byTitle : isBelow ? -2 : 1);
    if (found && (best === undefined || rank > best.rank)) best = { id: node.id, rank };
    for (const child of node.children ?? []) look(child, found || isBelow);
  };
  if (words.length > 0) for (const node of nodes) look(node, false);
  return best?.id;
}
