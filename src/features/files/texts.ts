/** Every text of files, file by file: what a translation replaces. What several files say stands first. */

export const undo = 'Undo';
export const markFileName = (file_name: string) => `Mark ${file_name}`;
export const fileNameRemoved = (file_name: string) => `${file_name} removed`;

// attachmentQueries
export const marksOfFileNameSaved = (file_name: string) => `Marks of ${file_name} saved`;

// FileSection
export const filesLower = 'files';
export const theUploadFailed = 'The upload failed.';
export const pictures = 'Pictures';
export const fileNameWasNotRemoved = (file_name: string) => `${file_name} was not removed`;
export const fileNameIsRemoved = (file_name: string) =>
  `${file_name} is removed for everyone, and cannot be brought back.`;

// leadPicture
export const mark1 = '1 mark';
export const marksMarks = (marks: number) => `${marks} marks`;

// MarkDialog
export const shownOnThePicture = 'Shown on the picture';
export const chooseATextMarkFirst = 'Choose a text mark first';
export const marksOfFileName = (file_name: string) => `Marks of ${file_name}`;
export const cancel = 'Cancel';
export const nothingHasChanged = 'Nothing has changed';
export const save = 'Save';
export const mark = 'Mark';
export const color = 'Color';
export const atMostMarksMarks = (marks: number) => `At most ${marks} marks`;
export const addInTheMiddle = 'Add in the middle';
export const nothingWasDrawn = 'Nothing was drawn';
export const chooseAMarkFirst = 'Choose a mark first';
export const remove = 'Remove';
export const dragToDrawArrowKeys =
  'Drag to draw. Arrow keys move a chosen mark, with Shift its end; Delete takes it out.';
export const text = 'Text';
export const note = 'Note';
export const marks = 'Marks';

// MarkLayer
export const textText = (text: string) => `Text "${text}"`;

// PictureField
export const labelSaved = (label: string) => `${label} saved`;
export const failedToSaveImagesPlease = 'Failed to save images. Please try again.';
export const failedToDeleteImagePlease = 'Failed to delete image. Please try again.';
export const noneYet = 'None yet';
export const currentLabel = (label: string) => `Current ${label}`;

// RowTabs
export const details = 'Details';
export const history = 'History';
export const comments = 'Comments';
export const files = 'Files';
export const filesOfCode = (code: string) => `Files of ${code}`;
