/** What is said of a file that is not taken; the wording of the first three is fixed (docs/product/files.md). */
export const FILE_MESSAGES = {
  size: (megabytes: number): string => `Files is larger than ${megabytes} MB`,
  name: (length: number): string => `File name is larger than ${length} characters`,
  count: (count: number): string => `You can only upload up to ${count} ${count === 1 ? 'file' : 'files'}`,
  type: (endings: readonly string[]): string =>
    `Please select a supported file type (${endings.map((ending) => `.${ending}`).join(', ')})`,
  content:
    'The content of this file is not what its name says. Save it again as that type and choose it once more.',
  drawing: 'This drawing has no shapes or text of its own to show. Save it as PNG and choose it again.',
  pixels: 'This picture has too many pixels to be shown. Make it smaller and choose it again.',
  /** Before the reasons, or the names with theirs. */
  refused: 'There was an uploading your files:',
  empty: 'The file is empty. Choose one with content.',
} as const;
