import { groups, type ComponentDocs } from './docs.ts';

const files = import.meta.glob<{ docs: ComponentDocs }>('../**/*.docs.tsx', { eager: true });

/** All components with a docs file, by group and name; nobody keeps a list. */
export const components: readonly ComponentDocs[] = Object.values(files)
  .map((file) => file.docs)
  .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.name.localeCompare(b.name));

/** Components whose name, summary or props contain every word. */
export function searchComponents(text: string): readonly ComponentDocs[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const haystack = (docs: ComponentDocs) =>
    [docs.name, docs.group, docs.summary, ...docs.props.map((prop) => prop.name)].join(' ').toLowerCase();
  return components.filter((docs) => words.every((word) => haystack(docs).includes(word)));
}
