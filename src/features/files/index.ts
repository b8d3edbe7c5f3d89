export { PictureField } from './components/PictureField.tsx';
export { filesLive } from './attachmentQueries.ts';
