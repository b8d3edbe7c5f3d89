export { FileSection } from './components/FileSection.tsx';
export { PictureField } from './components/PictureField.tsx';
export { attachmentsQuery, filesLive, type FilePlace } from './attachmentQueries.ts';
