import type { KeySection } from './keySection.ts';

const spoken = (keys: string) => `${keys} ${keys.replaceAll('Mod', 'Ctrl')}`;

/** The shortcuts whose key, action or place holds every typed word; sections without any are left out. */
export function findKeys(sections: readonly KeySection[], text: string): readonly KeySection[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return sections
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(({ keys, does }) => {
        const all = `${title} ${does} ${spoken(keys)}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
