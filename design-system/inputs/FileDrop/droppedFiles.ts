import { fileMessages, type RefusedFile } from './fileRules.ts';

/** Files of a drop; a folder among them arrives as a file that cannot be read, so it is refused by name. */
export function droppedFiles(transfer: DataTransfer): { files: File[]; refused: RefusedFile[] } {
  const files: File[] = [];
  const refused: RefusedFile[] = [];
  const items = [...transfer.items].filter((item) => item.kind === 'file');
  if (items.length === 0) return { files: [...transfer.files], refused };
  for (const item of items) {
    // Not every browser can tell a folder; the others get to the empty-file rule.
    const entry = typeof item.webkitGetAsEntry === 'function' ? item.webkitGetAsEntry() : null;
    const file = item.getAsFile();
    if (entry?.isDirectory) refused.push({ name: entry.name, message: fileMessages.folder });
    else if (file) files.push(file);
  }
  return { files, refused };
}

/** Whether a drag carries files at all (and not text or a row of a grid). */
export const carriesFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;
