export { useUndo } from './useUndo.ts';
