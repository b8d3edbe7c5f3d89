/** Below this the list of pages waits in a drawer. */
export const folded = '(max-width: 899px)';
/** Below this the switches wait behind a button. */
export const tight = '(max-width: 1239px)';
