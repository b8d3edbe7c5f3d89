import {
  cleanFileName,
  documentType,
  endingsOfPlace,
  FILE_MESSAGES,
  FILE_NAME_LENGTH,
  FILE_TYPES,
  type FilePlace,
  fitsPlace,
  isOldOffice,
  isShowable,
  LOOKED_AT,
  MEGABYTE,
  readPicture,
  typeOfName,
} from '#domain/files';
import { invalidFields, ruleRefused, wrongFile } from '#server/contract/errors.ts';
import { SVG_LIMITS } from '#server/services/files/cleanSvg.ts';
import type { ReceivedFile } from '#server/services/files/fileStore.ts';
import { rewriteSvg } from '#server/services/files/rewriteSvg.ts';

export type SoundFile = { fileName: string; fileType: string; size: number };

/**
 * Holds a file to what its name says, by its bytes: pictures by their whole structure, documents by both ends. What
 * phones write behind a JPEG is cut off; anything else behind a picture is a second file in disguise.
 */
export async function checkContent(file: ReceivedFile, place: FilePlace): Promise<SoundFile> {
  const fileName = cleanFileName(file.fileName);
  if (Array.from(fileName).length > FILE_NAME_LENGTH)
    throw invalidFields({ file: [FILE_MESSAGES.name(FILE_NAME_LENGTH)] });
  const promised = typeOfName(fileName);
  if (!promised || !fitsPlace(promised, place)) throw wrongFile(FILE_MESSAGES.type(endingsOfPlace(place)));
  const { mime } = FILE_TYPES[promised];
  if (promised === 'svg') return { fileName, fileType: mime, size: await rewriteDrawing(file) };
  if (FILE_TYPES[promised].kind === 'picture')
    return { fileName, fileType: mime, size: await checkPicture(file, promised) };
  const { size } = file;
  const head = await file.read({ from: 0, bytes: Math.min(size, LOOKED_AT) });
  const tail = await file.read({ from: Math.max(0, size - LOOKED_AT), bytes: Math.min(size, LOOKED_AT) });
  const ends = { head: head.toString('latin1'), tail: tail.toString('latin1') };
  const whole = isOldOffice(ends.head) ? await file.read() : head;
  const found = documentType({ ...ends, holds: (name) => whole.includes(Buffer.from(name, 'utf16le')) });
  if (found !== promised) throw wrongFile(FILE_MESSAGES.content);
  return { fileName, fileType: mime, size };
}

/** Keeps a drawing as it is written anew, without all that could run or fetch. Returns its size. */
async function rewriteDrawing(file: ReceivedFile): Promise<number> {
  if (file.size > SVG_LIMITS.bytes) throw wrongFile(FILE_MESSAGES.size(SVG_LIMITS.bytes / MEGABYTE));
  const clean = await rewriteSvg((await file.read()).toString('utf8').replace(/^\uFEFF/, ''));
  if (clean === null) throw wrongFile(FILE_MESSAGES.content);
  if (clean === '') throw wrongFile(FILE_MESSAGES.drawing);
  const bytes = Buffer.from(clean);
  await file.replace(bytes);
  return bytes.length;
}

/** Size of the picture without what is cut off. */
async function checkPicture(file: ReceivedFile, promised: string): Promise<number> {
  const picture = readPicture(await file.read());
  if (picture?.type !== promised) throw wrongFile(FILE_MESSAGES.content);
  if (!isShowable(picture)) throw ruleRefused(FILE_MESSAGES.pixels, { file: [FILE_MESSAGES.pixels] });
  if (picture.end < file.size) {
    if (picture.type !== 'jpeg') throw wrongFile(FILE_MESSAGES.content);
    await file.cut(picture.end);
  }
  return picture.end;
}
