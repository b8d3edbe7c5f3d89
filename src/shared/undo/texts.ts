/** Every text of undo, file by file: what a translation replaces. */

export const redone = 'Redone';
export const undone = 'Undone';
export const undo = 'Undo';
export const redo = 'Redo';
export const notRedone = 'Not redone';
export const notUndone = 'Not undone';
