import { groups, type ComponentDocs } from './docs.ts';

const files = import.meta.glob<{ docs: ComponentDocs }>('../**/*.docs.tsx', { eager: true });

/** A component with the file to import it from. */
export interface Entry extends ComponentDocs {
  /** Path for an import statement, e.g. `#design-system/actions/Button/Button.tsx`. */
  source: string;
}

const sourceOf = (path: string) => path.replace('../', '#design-system/').replace('.docs.tsx', '.tsx');

/** All components with a docs file, by group and name; nobody keeps a list. */
export const components: readonly Entry[] = Object.entries(files)
  .map(([path, { docs }]) => ({ ...docs, source: sourceOf(path) }))
  .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.name.localeCompare(b.name));
