type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];

const tile = 8;
// Five hatchings that differ in direction, so that neighbours stay apart without colour; the sixth layer starts over.
const hatchings: readonly (readonly Stroke[])[] = [
  [],
  [
    [0, 8, 8, 0],
    [-2, 2, 2, -2],
    [6, 10, 10, 6],
  ],
  [[0, 4, 8, 4]],
  [
    [0, 0, 8, 8],
    [-2, 6, 2, 10],
    [6, -2, 10, 2],
  ],
  [
    [4, 0, 4, 8],
    [0, 4, 8, 4],
  ],
];

/** A fill that tells layers apart in grey: `color` hatched with `ink`, by the layer's place in the stack. */
export function fillPattern(
  context: CanvasRenderingContext2D,
  color: string,
  ink: string,
  layer: number,
): CanvasPattern | string {
  const strokes = hatchings[layer % hatchings.length] ?? [];
  if (strokes.length === 0) return color;
  const swatch = context.canvas.ownerDocument.createElement('canvas');
  swatch.width = tile;
  swatch.height = tile;
  const brush = swatch.getContext('2d');
  if (!brush) return color;
  brush.fillStyle = color;
  brush.fillRect(0, 0, tile, tile);
  brush.strokeStyle = ink;
  brush.globalAlpha = 0.6;
  for (const [fromX, fromY, toX, toY] of strokes) {
    brush.beginPath();
    brush.moveTo(fromX, fromY);
    brush.lineTo(toX, toY);
    brush.stroke();
  }
  return context.createPattern(swatch, 'repeat') ?? color;
}
