/** A custom report: people by their keys, cards by their kinds, sections by their titles. */
export type DemoReport = {
  name: string;
  description: string;
  by: string;
  state: 'DRAFT' | 'PUBLISHED';
  access: 'PRIVATE' | 'COMPANY';
  cards: readonly (string | { section: string })[];
  /** With a table of contents, made for somebody. */
  preparedFor?: string;
  /** When it runs by itself, and to whom. */
  schedule?: { monthDay: number; to: readonly string[] };
};
