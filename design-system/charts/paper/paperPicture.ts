/** A picture of a drawing, with its size in pixels. */
export interface PaperPicture {
  /** PNG without transparency. */
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Takes the drawing off a canvas, on the ground that it stands on. Throws where the browser has no memory for it. */
export async function paperPicture(source: HTMLCanvasElement): Promise<PaperPicture> {
  const { width, height } = source;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('design-system: the browser gave no canvas for the picture of a chart.');
  context.fillStyle = getComputedStyle(source).getPropertyValue('--surface').trim();
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('design-system: the browser could not make a picture of a chart.');
  return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height };
}
