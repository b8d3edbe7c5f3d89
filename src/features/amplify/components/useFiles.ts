import { type DragEvent, useState } from 'react';
import { carriesFiles, droppedFiles } from '#design-system/inputs/FileDrop/droppedFiles.ts';
import { AMPLIFY_FILES } from '#domain/amplify';
import { FILE_MESSAGES, MEGABYTE, typeOfName } from '#domain/files';

const { endings, megabytes } = AMPLIFY_FILES;

/** Why a file is not sent; null where it is. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const type = typeOfName(name);
  if (!endings.some((ending) => ending === type)) return FILE_MESSAGES.type(endings);
  if (size > megabytes * MEGABYTE) return FILE_MESSAGES.size(megabytes);
  return size === 0 ? FILE_MESSAGES.empty : null;
}

interface Files {
  isBlocked: boolean;
  onFile: (file: File) => void;
  onProblem: (problem: string) => void;
}

/** Takes one file by choice or by drop. */
export function useFiles({ isBlocked, onFile, onProblem }: Files) {
  const [over, setOver] = useState(false);
  const take = (files: readonly File[], refused: readonly { message: string }[] = []) => {
    const [file, ...more] = files;
    const [first] = refused;
    if (first) return onProblem(first.message);
    if (!file) return;
    const problem = more.length > 0 ? FILE_MESSAGES.count(1) : fileProblem(file);
    if (problem === null) onFile(file);
    else onProblem(problem);
  };
  const handleDrag = (event: DragEvent) => {
    if (!carriesFiles(event.dataTransfer)) return;
    // Without this the browser would open the file instead.
    event.preventDefault();
    event.dataTransfer.dropEffect = isBlocked ? 'none' : 'copy';
    setOver(!isBlocked);
  };
  return {
    over,
    take,
    dropZone: {
      onDragEnter: handleDrag,
      onDragOver: handleDrag,
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        if (isBlocked) return;
        const { files, refused } = droppedFiles(event.dataTransfer);
        take(files, refused);
      },
    },
  };
}
