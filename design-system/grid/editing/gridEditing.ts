import type { GridChanges } from './changes.ts';

/** Messages by row key, then by column id. */
export type CellMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A cell that holds something wrong. */
export interface CellProblem extends CellKey {
  message: string;
}

/** A cell by the key of its row and the id of its column. */
export interface CellKey {
  key: string;
  column: string;
}

/** Makes a grid editable. Columns with `edit` take part. Keep the object stable (useMemo). */
export interface GridEditing<Row> {
  /**
   * One change set per action: a paste of 10,000 rows is one. The grid shows it at once; a rejected promise takes it back. Rows given anew
   * afterwards are the truth.
   */
  onChange: (changes: GridChanges<Row>) => void | Promise<unknown>;
  /**
   * Changes from elsewhere (an import), made as if somebody had pasted them: marked where they could not be read, told to `onChange`, taken back
   * with undo. Each object is made once.
   */
  incoming?: GridChanges<Row> | undefined;
  /** A cell that is brought into sight with the focus, e.g. from a list of what is wrong. Each object is gone to once. */
  goTo?: CellKey | undefined;
  /** A blank row with a key of its own: lets a paste grow the grid. */
  newRow?: () => Row;
  /**
   * Enter in the last row adds one below it, unless that row is blank. For rows that are kept until somebody saves them: where each new row
   * is saved at once, a key that only leaves a cell would make a record.
   */
  growsOnEnter?: boolean;
  /** Rows can be removed from the menu of a cell. */
  removable?: boolean;
  /** Why a row cannot be changed; undefined = it can. */
  readOnly?: (row: Row) => string | undefined;
  /** The row as it would be, with each key typed into it; undefined when the editor closes. */
  onDraft?: (draft: { key: string; row: Row } | undefined) => void;
  /** Messages of the owner (from a server), shown at their cells. */
  errors?: CellMessages;
  /** What is wrong now: texts that could not be read and what `validate` finds in edited rows. */
  onProblems?: (problems: readonly CellProblem[]) => void;
  /** The present day as `YYYY-MM-DD`: completes a day typed without its year. */
  today?: string;
  /** Shows the keys of the grid (F1). */
  onHelp?: () => void;
}
