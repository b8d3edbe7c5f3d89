import { cutText } from '../axes/cutText.ts';
import { inkHex, type PaperShape } from './paperShapes.ts';

/** Pixels of a side that every browser's canvas has. */
const longest = 16_000;
const edge = 24;

/**
 * A drawn sheet as a PNG, two pixels to the point where that is not too large. Throws where the browser has no canvas of
 * its size; the message says what to do.
 */
export async function drawSheet(
  shapes: readonly PaperShape[],
  { width, height }: { width: number; height: number },
): Promise<Blob> {
  const scale = [2, 1].find((one) => (Math.max(width, height) + 2 * edge) * one <= longest);
  if (scale === undefined) throw new Error('The picture would be too tall. Export a PDF, which has pages.');
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * edge) * scale);
  canvas.height = Math.ceil((height + 2 * edge) * scale);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('The browser has no room for the picture. Export a PDF instead.');
  context.fillStyle = inkHex('surface');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(edge, edge);
  const family = getComputedStyle(document.body).fontFamily;
  for (const shape of shapes) draw(context, shape, family);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not make the picture. Export a PDF instead.');
  return blob;
}

function draw(context: CanvasRenderingContext2D, shape: PaperShape, family: string): void {
  if (shape.kind === 'text') {
    context.font = `${shape.bold ? 600 : 400} ${shape.size}px ${family}`;
    context.textAlign = shape.align ?? 'left';
    context.fillStyle = inkHex(shape.ink);
    const width = (text: string) => context.measureText(text).width;
    context.fillText(cutText(shape.text, shape.room ?? Infinity, width), shape.x, shape.y);
  } else if (shape.kind === 'rect') {
    const { x, y, width, height, fill, line } = shape;
    if (fill) {
      context.fillStyle = inkHex(fill);
      context.fillRect(x, y, width, height);
    }
    if (!line) return;
    context.strokeStyle = inkHex(line);
    context.lineWidth = 0.8;
    context.strokeRect(x, y, width, height);
  } else if (shape.kind === 'ring') {
    context.beginPath();
    context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
    context.fillStyle = inkHex('surface');
    context.fill();
    context.strokeStyle = inkHex(shape.ink);
    context.lineWidth = 1.2;
    context.stroke();
  } else {
    context.beginPath();
    for (const [x, y] of shape.points) context.lineTo(x, y);
    if (shape.kind === 'area') {
      context.fillStyle = inkHex(shape.ink);
      context.fill();
      return;
    }
    context.strokeStyle = inkHex(shape.ink);
    context.lineWidth = shape.thick ?? 0.6;
    context.setLineDash(shape.dashed ? [1, 2] : []);
    context.stroke();
    context.setLineDash([]);
  }
}
