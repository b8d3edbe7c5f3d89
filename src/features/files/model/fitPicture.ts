/** Types that are drawn anew in the browser. Others go as they are: a GIF may move, and the server judges the rest. */
const redrawn: Readonly<Record<string, string>> = {
  'image/png': 'image/png',
  'image/jpeg': 'image/jpeg',
  'image/webp': 'image/png',
  'image/avif': 'image/png',
};

/** Width and height that fit into a square of `most` pixels, never larger than they were. */
export function fitted(width: number, height: number, most: number): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A picture no larger than it is ever shown: a photo of 12 megapixels becomes some kilobytes, stands upright, and loses
 * what the camera wrote into it, such as the place. One that cannot be drawn is sent as it is.
 */
export async function fitPicture(file: File, most: number): Promise<File> {
  const type = redrawn[file.type];
  if (type === undefined) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = fitted(bitmap.width, bitmap.height, most);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type, quality: 0.9 });
    const ending = type === 'image/jpeg' ? 'jpg' : 'png';
    return new File([blob], file.name.replace(/\.[^.]+$/, `.${ending}`), { type });
  } catch {
    // Not a picture that this browser knows: the server says what is wrong with it, if anything.
    return file;
  }
}
