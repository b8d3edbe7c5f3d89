import { RUN_IMAGES } from '#domain/reporting';
import { tabStore } from '#platform/storage';

/** An image that one run of a report prints, as it is kept: drawn anew, without what a camera wrote into it. */
export interface RunImage {
  key: string;
  /** A data address. */
  image: string;
  /** Pixels of what is kept. */
  width: number;
  height: number;
  /** Printed below it. */
  caption: string;
  /** What it shows, for those who do not see it; the caption where it is empty. */
  alt: string;
  /** What was chosen: its type and size, `JPG, 2.1 MB`. */
  source: string;
}

/** Images of a run, in rows of one to three. */
export interface RunImages {
  perRow: number;
  images: readonly RunImage[];
}

/** The card that holds the images of a run. */
export const IMAGES_KEY = 'images-of-the-run';
export const NO_IMAGES: RunImages = { perRow: 2, images: [] };

const keyOf = (reportId: number) => `report-images:${reportId}`;
const picture = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/;

const isText = (value: unknown, most: number) => typeof value === 'string' && value.length <= most;
const isCount = (value: unknown, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

function isImage(one: unknown): one is RunImage {
  const { key, image, width, height, caption, alt, source } = (one ?? {}) as Partial<RunImage>;
  return (
    isText(key, 40) &&
    typeof image === 'string' &&
    image.length <= RUN_IMAGES.characters &&
    picture.test(image) &&
    isCount(width, RUN_IMAGES.keptWidth) &&
    isCount(height, RUN_IMAGES.keptHeight) &&
    isText(caption, RUN_IMAGES.caption) &&
    isText(alt, RUN_IMAGES.alt) &&
    isText(source, 80)
  );
}

/** The images in a stored text; what is no image, too large or too much is left out. */
export function parseRunImages(stored: string | null): RunImages {
  try {
    const { perRow, images } = (JSON.parse(stored ?? '{}') ?? {}) as { perRow?: unknown; images?: unknown };
    return {
      perRow: isCount(perRow, RUN_IMAGES.perRow) ? (perRow as number) : NO_IMAGES.perRow,
      images: Array.isArray(images) ? images.filter(isImage).slice(0, RUN_IMAGES.most) : [],
    };
  } catch {
    return NO_IMAGES;
  }
}

/** The images that this tab keeps for a report. */
export function readRunImages(reportId: number): RunImages {
  try {
    return parseRunImages(tabStore().getItem(keyOf(reportId)));
  } catch {
    // A browser that refuses storage: the images live as long as the page.
    return NO_IMAGES;
  }
}

/** Keeps the images of a report until the tab is closed or somebody logs out; false where there is no room for them. */
export function keepRunImages(reportId: number, images: RunImages): boolean {
  try {
    tabStore().setItem(keyOf(reportId), JSON.stringify(images));
    return true;
  } catch {
    return false;
  }
}
