export { FileSection } from './components/FileSection.tsx';
export { RowTabs } from './components/RowTabs.tsx';
export { PictureField } from './components/PictureField.tsx';
export { attachmentsQuery, filesLive } from './attachmentQueries.ts';
