import * as t from '../texts.ts';

/** What tells pictures of a row apart here. */
interface Kept {
  file_type: string;
  marks: readonly unknown[];
}

/** Whether a file is a picture. */
export const isPicture = ({ file_type: type }: Pick<Kept, 'file_type'>): boolean => type.startsWith('image/');

/** The picture that says most of a row: the first that people drew on, else the first; undefined while there is none. */
export function leadPicture<File extends Kept>(files: readonly File[]): File | undefined {
  const pictures = files.filter(isPicture);
  return pictures.find(({ marks }) => marks.length > 0) ?? pictures[0];
}

/** `3 marks, Oct 06, 2026`: what was drawn on it and when it came. */
export const pictureWords = (marks: number, day: string): string =>
  [marks === 0 ? null : marks === 1 ? t.mark1 : t.marksMarks(marks), day].filter(Boolean).join(', ');
