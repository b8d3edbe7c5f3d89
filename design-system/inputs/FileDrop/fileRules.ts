/** What a file must keep to. */
export interface FileRules {
  /** Endings without the dot, e.g. `['xlsx', 'xls']`; any when left out. */
  types?: readonly string[];
  /** Largest size in megabytes of 1,048,576 bytes; 50 (docs/product/files.md). */
  megabytes?: number;
  /** How many at once and in all. */
  count?: number;
  /** Longest name, ending included, in characters. */
  nameLength?: number;
}

/** Messages about files (docs/product/files.md); the owner may word the one about types, which differs by place. */
export const fileMessages = {
  size: (megabytes: number) => `Files is larger than ${megabytes} MB`,
  name: (length: number) => `File name is larger than ${length} characters`,
  count: (count: number) => `You can only upload up to ${count} ${count === 1 ? 'file' : 'files'}`,
  type: (types: readonly string[]) =>
    `Please select a supported file type (${types.map((type) => `.${type}`).join(', ')})`,
  empty: 'The file is empty. Choose one with content.',
  folder: 'Folders cannot be uploaded. Choose the files in it.',
} as const;

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  message: string;
}

const bytesPerMegabyte = 1_048_576;

/** Ending of a file name, lower case, without the dot; empty where there is none. */
const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The first rule a file breaks, in words; undefined when it may be taken. */
export function problemWith(
  file: Pick<File, 'name' | 'size'>,
  { types, megabytes = 50, nameLength }: FileRules,
  typeMessage?: string,
): string | undefined {
  if (types && !types.includes(endingOf(file.name))) return typeMessage ?? fileMessages.type(types);
  if (nameLength !== undefined && Array.from(file.name).length > nameLength)
    return fileMessages.name(nameLength);
  if (file.size > megabytes * bytesPerMegabyte) return fileMessages.size(megabytes);
  return file.size === 0 ? fileMessages.empty : undefined;
}

/** Sorts what was dropped into files to take and files refused; `already` are those in the list. One alone is replaced, not refused. */
export function sortFiles<Incoming extends Pick<File, 'name' | 'size'>>(
  incoming: readonly Incoming[],
  already: number,
  rules: FileRules,
  typeMessage?: string,
): { taken: Incoming[]; refused: RefusedFile[] } {
  const taken: Incoming[] = [];
  const refused: RefusedFile[] = [];
  const room = rules.count === undefined ? Infinity : rules.count === 1 ? 1 : rules.count - already;
  for (const file of incoming) {
    const problem = problemWith(file, rules, typeMessage);
    if (problem !== undefined) refused.push({ name: file.name, message: problem });
    else if (taken.length >= room)
      refused.push({ name: file.name, message: fileMessages.count(rules.count ?? 0) });
    else taken.push(file);
  }
  return { taken, refused };
}

/** A size in the unit in which `whole` is written. */
const inUnitOf = (whole: number, bytes: number) =>
  whole < 1024
    ? String(bytes)
    : whole < bytesPerMegabyte
      ? String(Math.round(bytes / 1024))
      : (bytes / bytesPerMegabyte).toFixed(1);

/** How much of a file has gone, `share` from 0 to 1: `3.2 of 14.0 MB`. */
export const formatSent = (share: number, whole: number): string =>
  `${inUnitOf(whole, Math.round(whole * share))} of ${formatSize(whole)}`;

/** Size as people read it: `812 bytes`, `14 kB`, `3.4 MB`. */
export function formatSize(bytes: number): string {
  const unit = bytes === 1 ? 'byte' : bytes < 1024 ? 'bytes' : bytes < bytesPerMegabyte ? 'kB' : 'MB';
  return `${inUnitOf(bytes, bytes)} ${unit}`;
}
