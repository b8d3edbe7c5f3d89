/** A look of the items list that somebody kept. */
export type DemoView = {
  name: string;
  owner: string;
  isShared?: boolean;
  isLocked?: boolean;
  /** Columns by which it is grouped and sorted; `-` for descending. */
  grouping?: readonly string[];
  sort?: string;
  /** As in the address of the list. */
  filters?: Readonly<Record<string, string>>;
  /** Columns in their order. */
  columns?: readonly string[];
  /** Widths of columns that are not as usual, px. */
  widths?: Readonly<Record<string, number>>;
  /** Whether everybody has it open at first. */
  isOpen?: boolean;
};
