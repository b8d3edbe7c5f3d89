import { ScheduleFileError } from '#domain/timeline/import';
import { windowsText } from '../sheets/windowsText.ts';

const unreadable =
  'This file is not a schedule that can be read. Save it as Microsoft Project XML or Primavera XER; the .mpp format is not read.';

/** UTF-16 by its mark or by the zeros of its first signs, UTF-8 where it is sound, else Windows 1252. */
function encodingOf([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : 'utf-8';
}

/** The text of a schedule file, whichever encoding it is in. Throws `ScheduleFileError` for what is no text. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    if (encoding !== 'utf-8') throw new ScheduleFileError(unreadable);
    text = windowsText(bytes);
  }
  // No schedule has zeros; programs, archives and .mpp files do.
  if (text.includes('\0')) throw new ScheduleFileError(unreadable);
  return text;
}
