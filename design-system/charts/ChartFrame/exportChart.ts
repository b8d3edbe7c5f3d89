import { wrapText } from '../axes/cutText.ts';

/** What stands above the drawing in an exported picture. */
export interface PictureText {
  title: string;
  lead: string;
  legend: readonly { name: string; color: string }[];
}

/** What is said where there is none. */
export const noDrawing =
  'The picture could not be made because the chart is not drawn. Show the chart, then export it again.';

const margin = 16;

/** Composes title, sentence, legend and the drawing into one picture, in the colours the chart has now. Null without a drawing. */
export async function chartPicture(frame: HTMLElement, text: PictureText): Promise<Blob | null> {
  const source = frame.querySelector('canvas');
  if (!source || source.clientWidth === 0) return null;
  const look = getComputedStyle(frame);
  const scale = source.width / source.clientWidth;
  const width = source.clientWidth + 2 * margin;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.font = `400 13px ${look.fontFamily}`;
  const widthOf = (one: string) => context.measureText(one).width;
  const lines = wrapText(text.lead, width - 2 * margin, Infinity, widthOf);
  const headHeight =
    28 + lines.length * 20 + legendRows(context, text, width, look.fontFamily).length * 20 + 12;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round((source.clientHeight + headHeight + margin) * scale);
  context.scale(scale, scale);
  context.fillStyle = look.getPropertyValue('--surface').trim();
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintHead(context, text, lines, width, look);
  context.drawImage(source, margin, headHeight, source.clientWidth, source.clientHeight);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function paintHead(
  context: CanvasRenderingContext2D,
  text: PictureText,
  lines: readonly string[],
  width: number,
  look: CSSStyleDeclaration,
): void {
  context.fillStyle = look.getPropertyValue('--text').trim();
  context.font = `600 14px ${look.fontFamily}`;
  context.fillText(text.title, margin, 24);
  context.fillStyle = look.getPropertyValue('--text-muted').trim();
  context.font = `400 13px ${look.fontFamily}`;
  lines.forEach((line, index) => context.fillText(line, margin, 46 + index * 20));
  legendRows(context, text, width, look.fontFamily).forEach((row, index) => {
    const y = 46 + (lines.length + index) * 20;
    for (const entry of row) {
      context.fillStyle = entry.color;
      context.fillRect(entry.x, y - 9, 10, 10);
      context.fillStyle = look.getPropertyValue('--text-muted').trim();
      context.fillText(entry.name, entry.x + 16, y);
    }
  });
}

function legendRows(context: CanvasRenderingContext2D, text: PictureText, width: number, font: string) {
  context.font = `400 12px ${font}`;
  const rows: { name: string; color: string; x: number }[][] = [];
  let x = Number.POSITIVE_INFINITY;
  for (const entry of text.legend) {
    const needed = 16 + context.measureText(entry.name).width + 16;
    if (x + needed > width - margin) {
      rows.push([]);
      x = margin;
    }
    rows.at(-1)?.push({ ...entry, x });
    x += needed;
  }
  return rows;
}
