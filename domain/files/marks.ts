import type { FieldErrors } from '#domain/errors';

/** Ways to mark a place of a picture. */
export const MARK_KINDS = {
  arrow: { label: 'Arrow', points: 2 },
  box: { label: 'Box', points: 2 },
  ellipse: { label: 'Ellipse', points: 2 },
  pen: { label: 'Pen', points: null },
  text: { label: 'Text', points: 1 },
} as const;

/** A way to mark a place of a picture. */
export type MarkKind = keyof typeof MARK_KINDS;

/** Colors of marks. */
export const MARK_TONES = { critical: 'Red', caution: 'Amber', info: 'Blue' } as const;

/** A color of marks. */
export type MarkTone = keyof typeof MARK_TONES;

/** A place across and down the picture, each from 0 to 1. */
export type MarkPoint = readonly [number, number];

/** What somebody drew on a picture; kept beside it as data. */
export interface PictureMark {
  kind: MarkKind;
  tone: MarkTone;
  points: readonly MarkPoint[];
  /** The words of a text; empty for the others. */
  text: string;
}

/** The most marks of a picture, points of a line and characters of a text. */
export const MARK_LIMITS = { marks: 100, points: 500, text: 200 } as const;

function markProblem({ kind, points, text }: PictureMark): string | null {
  const wanted = MARK_KINDS[kind].points;
  if (wanted === null ? points.length < 2 : points.length !== wanted)
    return `A mark of this kind has ${wanted === null ? 'two points or more' : wanted === 1 ? 'one point' : `${wanted} points`}. Draw it again.`;
  return kind === 'text' && text.trim() === '' ? 'Enter a text, or take it out.' : null;
}

/** What is wrong with the marks of a picture, by place. */
export const marksProblems = (marks: readonly PictureMark[]): FieldErrors =>
  Object.fromEntries(
    marks.flatMap((mark, index) => {
      const problem = markProblem(mark);
      return problem === null ? [] : [[`marks.${index}`, [problem]]];
    }),
  );

const inside = (at: number) => Math.min(1, Math.max(0, at));
/** Four decimals are a tenth of a pixel on the largest screens. */
const rounded = (at: number) => Math.round(inside(at) * 10_000) / 10_000;

/** A place within the picture. */
export const markPoint = (across: number, down: number): MarkPoint => [rounded(across), rounded(down)];

/** A mark moved as a whole; it stays within the picture. */
export function moveMark(mark: PictureMark, across: number, down: number): PictureMark {
  const span = (axis: 0 | 1) => {
    const places = mark.points.map((point) => point[axis]);
    return { least: Math.min(...places), most: Math.max(...places) };
  };
  const step = (axis: 0 | 1, by: number) => {
    const { least, most } = span(axis);
    return Math.min(1 - most, Math.max(-least, by));
  };
  const [x, y] = [step(0, across), step(1, down)];
  return { ...mark, points: mark.points.map(([a, b]) => markPoint(a + x, b + y)) };
}

/** A mark whose last point moves: longer, wider, or turned. */
export const stretchMark = (mark: PictureMark, across: number, down: number): PictureMark => ({
  ...mark,
  points: mark.points.map(([x, y], index) =>
    index === mark.points.length - 1 ? markPoint(x + across, y + down) : [x, y],
  ),
});

/** A new mark in the middle of a picture, for who draws by keys. */
export const middleMark = (kind: MarkKind, tone: MarkTone): PictureMark => ({
  kind,
  tone,
  text: kind === 'text' ? 'Note' : '',
  points: kind === 'text' ? [[0.5, 0.5]] : [markPoint(0.4, 0.6), markPoint(0.6, 0.4)],
});
