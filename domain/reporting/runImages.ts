/** What images of a run keep to (docs/product/reporting.md); sizes on paper in dots. */
export const RUN_IMAGES = {
  most: 12,
  perRow: 3,
  caption: 120,
  alt: 300,
  /** Of a file that is chosen. */
  types: ['png', 'jpg', 'jpeg', 'gif'],
  megabytes: 20,
  /** An image is shown at most this high. */
  height: 400,
  /** Above and below each image. */
  padding: 12,
  /** Between the images of a row. */
  gap: 24,
  /** An image as it is kept, a data address. */
  characters: 250_000,
  /** What an image is kept in, in pixels: enough for a whole row at twice the dots. */
  keptWidth: 1800,
  keptHeight: 800,
} as const;

interface Size {
  width: number;
  height: number;
}

/** How wide each image of a row may be on paper. */
export const imageColumn = (room: number, perRow: number): number =>
  Math.floor((room - RUN_IMAGES.gap * (perRow - 1)) / perRow);

/** How large an image is on paper: as wide as its column or as high as images are, never more than its pixels. */
export function imageOnPaper({ width, height }: Size, column: number): Size {
  const scale = Math.min(1, column / width, RUN_IMAGES.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** How large an image is kept: its shape stays, and it never grows. */
export function imageKept({ width, height }: Size): Size {
  const scale = Math.min(1, RUN_IMAGES.keptWidth / width, RUN_IMAGES.keptHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Images in rows; the last row may have fewer. */
export const inRows = <T>(images: readonly T[], perRow: number): T[][] =>
  Array.from({ length: Math.ceil(images.length / perRow) }, (_, at) =>
    images.slice(at * perRow, (at + 1) * perRow),
  );
