export { FileSection } from './components/FileSection.tsx';
export { RowHistory } from './components/RowHistory.tsx';
export { RowPicture } from './components/RowPicture.tsx';
export { RowTabs } from './components/RowTabs.tsx';
export { PictureField } from './components/PictureField.tsx';
export { fitPicture } from './model/fitPicture.ts';
export { attachmentKeys, attachmentsQuery, type FilePlace, filesLive } from './attachmentQueries.ts';
