/** A key and what it does. */
interface KeyRow {
  /** As `KeyCaps` takes it: `Mod+K`, `G then P`, `Enter or F2`. */
  keys: string;
  does: string;
}

/** Keys that work in one place: "Anywhere", "Table", "Chart". */
export interface KeySection {
  title: string;
  rows: readonly KeyRow[];
}
