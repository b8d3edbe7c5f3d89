/** The two classifications of construction (OmniClass): whole buildings by function, and spaces by function. */
export const CATEGORY_TABLES = {
  TABLE_11: 'Buildings by function',
  TABLE_13: 'Spaces by function',
} as const;

/** A classification. */
export type CategoryTable = keyof typeof CATEGORY_TABLES;

/** What stands first of all categories: those that the company's projects use most. */
export const COMMON_CATEGORY = { id: -1, name: 'Common' } as const;

/** What a search needs of a category. */
export interface Category {
  id: number;
  name: string;
  code: string;
}

/**
 * Categories whose name or code holds every word, in their order. Spaces of a code do not matter: `11-12 21` finds
 * `11-12 21 00`.
 */
export function findCategories<T extends Category>(categories: readonly T[], text: string): readonly T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return categories.filter((category) => {
    const found = `${category.name} ${category.code}`.toLowerCase();
    return words.every((word) => found.includes(word));
  });
}
