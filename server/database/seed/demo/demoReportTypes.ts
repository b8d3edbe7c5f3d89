/** A custom report: people by their keys, cards by their kinds. */
export type DemoReport = {
  name: string;
  description: string;
  by: string;
  state: 'DRAFT' | 'PUBLISHED';
  access: 'PRIVATE' | 'COMPANY';
  cards: readonly string[];
  /** When it runs by itself, and to whom. */
  schedule?: { monthDay: number; to: readonly string[] };
};
