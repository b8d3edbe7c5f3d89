import type { ComponentDocs } from './docs.ts';

/** One hit: the page and, where its name does not say why, what was found on it. */
export interface Hit {
  name: string;
  /** A prop, key, piece of advice or example in which the words stand. */
  found?: string;
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Places in which words are looked for, the telling ones first. */
const places = (docs: ComponentDocs): string[] => [
  docs.summary,
  ...docs.props.map((prop) => prop.name),
  ...docs.examples.map((example) => example.title),
  ...docs.keys.map((key) => `${key.keys}: ${key.does}`),
  ...docs.use,
  ...docs.avoid,
  ...docs.props.map((prop) => `${prop.name}: ${prop.summary}`),
];

/** Pages on which every word stands: those named so first, then those that say so in their summary, props, keys or advice. */
export function searchDocs(all: readonly ComponentDocs[], text: string): readonly Hit[] {
  const words = wordsOf(text);
  if (words.length === 0) return all.map(({ name }) => ({ name }));
  const ranked = all.flatMap((docs) => {
    const title = `${docs.name} ${docs.group}`.toLowerCase();
    if (words.every((word) => title.includes(word)))
      return [
        {
          name: docs.name,
          found: undefined,
          rank: docs.name.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1,
        },
      ];
    const whole = [title, ...places(docs)].join(' ').toLowerCase();
    if (!words.every((word) => whole.includes(word))) return [];
    const rest = words.filter((word) => !title.includes(word));
    const found = places(docs).find((place) => rest.some((word) => place.toLowerCase().includes(word)));
    return [{ name: docs.name, found, rank: 2 }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, found }) => (found === undefined ? { name } : { name, found }));
}
