export { SheetFile, type SheetFileProps } from './SheetFile.tsx';
