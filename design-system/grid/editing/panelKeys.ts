import type { KeyboardEvent } from 'react';
import type { CellContent } from './cellChange.ts';

/** What a panel below an editor needs of it. */
export interface EditorState {
  text: string;
  /** The text has been changed since the editor opened: it then filters a list. */
  touched: boolean;
}

/** Keys that a panel sees before the editor does: true where it took one, a content where the editor is to go on with that. */
export type PanelKeys = (event: KeyboardEvent) => boolean | CellContent;
