export { PagedGrid } from './PagedGrid.tsx';
