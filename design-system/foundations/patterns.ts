/** A line inside a tile, in pixels of the tile; it may stick out, so that tiles meet without a seam. */
type Stroke = readonly [fromX: number, fromY: number, toX: number, toY: number];
/** A dot inside a tile: centre and radius in pixels. */
type Dot = readonly [x: number, y: number, radius: number];

/** A fill that reads without colour: lines and dots drawn with an ink on the fill, in tiles that repeat. */
export interface FillPattern {
  /** What a person would call it. */
  name: string;
  strokes: readonly Stroke[];
  dots: readonly Dot[];
}

/** Edge of a pattern's tile in CSS pixels. */
export const patternTile = 8;

const rising: readonly Stroke[] = [
  [-1, 9, 9, -1],
  [-1, 1, 1, -1],
  [7, 9, 9, 7],
];
const falling: readonly Stroke[] = [
  [-1, -1, 9, 9],
  [-1, 7, 1, 9],
  [7, -1, 9, 1],
];
const level: readonly Stroke[] = [[-1, 4, 9, 4]];
const upright: readonly Stroke[] = [[4, -1, 4, 9]];

/** One pattern for each data colour, in the same fixed order; neighbours differ in direction or kind, not only in weight. */
export const patterns: readonly FillPattern[] = [
  { name: 'solid', strokes: [], dots: [] },
  { name: 'rising stripes', strokes: rising, dots: [] },
  {
    name: 'dots',
    strokes: [],
    dots: [
      [2, 2, 1.25],
      [6, 6, 1.25],
    ],
  },
  { name: 'level stripes', strokes: level, dots: [] },
  { name: 'falling stripes', strokes: falling, dots: [] },
  { name: 'grid', strokes: [...level, ...upright], dots: [] },
  {
    name: 'dashes',
    strokes: [
      [0.5, 2, 3.5, 2],
      [4.5, 6, 7.5, 6],
    ],
    dots: [],
  },
  { name: 'upright stripes', strokes: upright, dots: [] },
  { name: 'lattice', strokes: [...rising, ...falling], dots: [] },
  {
    name: 'zigzag',
    strokes: [
      [0, 6, 4, 2],
      [4, 2, 8, 6],
    ],
    dots: [],
  },
];

/** The pattern beside the data colour of the same number, 1 to 10; higher numbers start over. */
export function patternOf(number: number): FillPattern {
  const count = patterns.length;
  return patterns[(((number - 1) % count) + count) % count] as FillPattern;
}

/** Share of a fill that its ink covers at full strength: strong enough to read, light enough to keep the hue. */
const inkStrength = 0.6;

/** Draws one tile of `pattern` at the origin: `color` below, `ink` above. Lengths are CSS pixels of the context's scale. */
export function paintTile(
  context: CanvasRenderingContext2D,
  pattern: FillPattern,
  { color, ink }: { color: string; ink: string },
): void {
  context.fillStyle = color;
  context.fillRect(0, 0, patternTile, patternTile);
  context.globalAlpha = inkStrength;
  context.strokeStyle = ink;
  context.fillStyle = ink;
  context.lineWidth = 1.25;
  context.lineCap = 'round';
  context.beginPath();
  for (const [fromX, fromY, toX, toY] of pattern.strokes) {
    context.moveTo(fromX, fromY);
    context.lineTo(toX, toY);
  }
  context.stroke();
  context.beginPath();
  for (const [x, y, radius] of pattern.dots) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, 2 * Math.PI);
  }
  context.fill();
  context.globalAlpha = 1;
}

/**
 * What to set as `fillStyle`: the data colour itself for the solid pattern, else a repeating tile.
 * `pixelRatio` is the scale the context already has, so that tiles stay sharp on dense screens.
 */
export function patternFill(
  context: CanvasRenderingContext2D,
  pattern: FillPattern,
  { color, ink, pixelRatio = 1 }: { color: string; ink: string; pixelRatio?: number },
): CanvasPattern | string {
  if (pattern.strokes.length + pattern.dots.length === 0) return color;
  const tile = context.canvas.ownerDocument.createElement('canvas');
  // A tile of whole pixels repeats without a seam.
  const edge = Math.round(patternTile * pixelRatio);
  tile.width = edge;
  tile.height = edge;
  const brush = tile.getContext('2d');
  if (!brush) return color;
  brush.scale(edge / patternTile, edge / patternTile);
  paintTile(brush, pattern, { color, ink });
  const fill = context.createPattern(tile, 'repeat');
  if (!fill) return color;
  fill.setTransform(new DOMMatrix().scale(patternTile / edge));
  return fill;
}
