/** Sides of the picture that is kept and of the small one in lists, in pixels: 3 to 2, twice what screens show. */
export const PICTURE = { width: 1536, height: 1024 } as const;
export const THUMBNAIL = { width: 216, height: 144 } as const;

/** The most that a picture is enlarged in its frame. */
export const MOST_ZOOM = 4;

/** What of a picture shows: how far it is enlarged (1 fills the frame), and its middle in parts of its sides. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

/** The middle of the picture, as large as fills the frame. */
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

interface Sides {
  width: number;
  height: number;
}

/** The part of a picture that shows, in its own pixels; a crop beyond its edges is moved inside. */
export function cropArea(sides: Sides, { zoom, x, y }: Crop): Sides & { left: number; top: number } {
  const ratio = PICTURE.width / PICTURE.height;
  const fills = Math.min(sides.width, sides.height * ratio);
  const width = fills / Math.min(Math.max(zoom, 1), MOST_ZOOM);
  const height = width / ratio;
  const within = (middle: number, side: number, part: number) =>
    Math.min(Math.max(middle * side - part / 2, 0), side - part);
  return {
    width,
    height,
    left: within(x, sides.width, width),
    top: within(y, sides.height, height),
  };
}

/** The crop with its middle where it can be. */
export function settled(sides: Sides, crop: Crop): Crop {
  const zoom = Math.min(Math.max(crop.zoom, 1), MOST_ZOOM);
  const { left, top, width, height } = cropArea(sides, { ...crop, zoom });
  return { zoom, x: (left + width / 2) / sides.width, y: (top + height / 2) / sides.height };
}

/** A picture as it is kept, with the small one for lists. */
export interface CroppedPictures {
  picture: File;
  thumbnail: File;
}

async function draw(bitmap: ImageBitmap, crop: Crop, { width, height }: Sides, name: string): Promise<File> {
  const part = cropArea(bitmap, crop);
  const scale = Math.min(1, part.width / width);
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser has no canvas to draw on.');
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(bitmap, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  // A browser that does not write WebP writes PNG; both keep what is transparent.
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.88 });
  const ending = blob.type === 'image/webp' ? 'webp' : 'png';
  return new File([blob], `${name}.${ending}`, { type: blob.type });
}

/** Cuts a picture to the frame and draws the small one; the browser decodes and encodes beside the page. */
export async function cropPicture(bitmap: ImageBitmap, crop: Crop): Promise<CroppedPictures> {
  return {
    picture: await draw(bitmap, crop, PICTURE, 'picture'),
    thumbnail: await draw(bitmap, crop, THUMBNAIL, 'thumbnail'),
  };
}

/** The small one alone, of the middle of a picture; undefined where this browser cannot read the file. */
export async function thumbnailOf(file: File): Promise<File | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  const small = await draw(bitmap, WHOLE, THUMBNAIL, 'thumbnail');
  bitmap.close();
  return small;
}
