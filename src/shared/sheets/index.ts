export { SheetFile } from './SheetFile.tsx';
