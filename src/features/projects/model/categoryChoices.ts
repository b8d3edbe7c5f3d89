import type { TreeNode } from '#design-system/navigation/Tree/Tree.tsx';
import { CATEGORY_TABLES, COMMON_CATEGORY, type CategoryTable } from '#domain/projects';
import type { Category } from '../projectListQueries.ts';
import * as t from '../texts.ts';

/** A category among the choices of a field. */
interface CategoryOption {
  value: string;
  label: string;
  description: string;
}

/** How many categories count as common. */
const mostCommon = 8;

/** The kinds that the company's projects use most, most used first. */
const commonOf = (categories: readonly Category[]): readonly Category[] =>
  categories
    .filter(({ used_count: used }) => used > 0)
    .toSorted((a, b) => b.used_count - a.used_count || a.code.localeCompare(b.code))
    .slice(0, mostCommon);

/** Choices of a search field: favorites, then common ones, then all by table and code; each once. */
export function categoryOptions(categories: readonly Category[]): CategoryOption[] {
  const real = categories.filter(({ id }) => id !== COMMON_CATEGORY.id);
  const common = commonOf(real);
  const noteOf = (category: Category) =>
    category.is_favorite
      ? t.favorite
      : common.includes(category)
        ? COMMON_CATEGORY.name
        : CATEGORY_TABLES[category.classification];
  const ordered = new Set([...real.filter(({ is_favorite: kept }) => kept), ...common, ...real]);
  return [...ordered].map((category) => ({
    value: String(category.id),
    label: category.name,
    description: `${category.code} · ${noteOf(category)}`,
  }));
}

const nodeOf = (category: Category, start = ''): TreeNode => ({
  id: `${start}${category.id}`,
  label: category.name,
  end: category.code,
});

/**
 * One table as a tree, with 'Common' and the person's favorites above it. What stands there as well has an id of its own:
 * `common:5`, `favorite:5`.
 */
export function categoryTree(categories: readonly Category[], table: CategoryTable): TreeNode[] {
  const own = categories.filter(
    ({ id, classification }) => classification === table && id !== COMMON_CATEGORY.id,
  );
  const folder = (id: string, label: string, list: readonly Category[]): TreeNode[] =>
    list.length === 0 ? [] : [{ id, label, children: list.map((one) => nodeOf(one, `${id}:`)) }];
  const below = new Map<number, Category[]>();
  for (const one of own)
    if (one.parent_category !== null) {
      const list = below.get(one.parent_category);
      if (list) list.push(one);
      else below.set(one.parent_category, [one]);
    }
  return [
    ...folder(
      'favorite',
      t.favorites,
      own.filter(({ is_favorite: kept }) => kept),
    ),
    ...folder('common', COMMON_CATEGORY.name, commonOf(own)),
    ...own
      .filter(({ parent_category: parent }) => parent === null)
      .map((one) => {
        const children = below.get(one.id);
        return children ? { ...nodeOf(one), children: children.map((child) => nodeOf(child)) } : nodeOf(one);
      }),
  ];
}
