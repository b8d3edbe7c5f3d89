export {
  ATTACHABLE,
  FILE_NAME_LENGTH,
  MEGABYTE,
  placeOf,
  type AttachableEntity,
  type FilePlace,
} from './attachable.ts';
export { documentType, isOldOffice, LOOKED_AT } from './documentType.ts';
export { FILE_MESSAGES } from './fileMessages.ts';
export { cleanFileName } from './fileName.ts';
export {
  endingsOf,
  endingsOfPlace,
  FILE_TYPES,
  fitsPlace,
  type FileKind,
  typeOfName,
  type FileType,
} from './fileTypes.ts';
export {
  MARK_KINDS,
  MARK_LIMITS,
  MARK_TONES,
  type MarkKind,
  type MarkPoint,
  markPoint,
  marksProblems,
  type MarkTone,
  middleMark,
  moveMark,
  type PictureMark,
  stretchMark,
} from './marks.ts';
export { isShowable, MOST_PIXELS, readPicture } from './pictures/readPicture.ts';
