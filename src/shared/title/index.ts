export { TitleField } from './TitleField.tsx';
