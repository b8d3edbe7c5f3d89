export { FileSection } from './components/FileSection.tsx';
export { PictureField } from './components/PictureField.tsx';
export { attachmentsQuery, filesLive } from './attachmentQueries.ts';
