/** A file in the list and how its upload stands. */
export interface ListedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** 0 to 1 while it is uploading; left out while not known. */
  progress?: number;
  /** Why it failed, and what to do. */
  problem?: string;
  /** Address of the uploaded file. */
  href?: string;
}
