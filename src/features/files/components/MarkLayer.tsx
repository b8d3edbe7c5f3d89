import { MARK_KINDS, type PictureMark } from '#domain/files';
import * as t from '../texts.ts';
import * as styles from './Marks.css.ts';

/** The size of a picture in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

export interface MarkShapeProps {
  mark: PictureMark;
  size: PictureSize;
}

/** One mark in the pixels of its picture. */
export function MarkShape({ mark: { kind, tone, points, text }, size: { width, height } }: MarkShapeProps) {
  const unit = Math.max(width, height) / 200;
  const at = points.map(([x, y]) => [x * width, y * height] as const);
  const [[x1, y1] = [0, 0]] = at;
  const [x2, y2] = at.at(-1) ?? [0, 0];
  const line = { className: styles.line, 'data-tone': tone, strokeWidth: unit };
  if (kind === 'pen') return <polyline {...line} points={at.map((point) => point.join(',')).join(' ')} />;
  if (kind === 'text')
    return (
      <text className={styles.words} data-tone={tone} x={x1} y={y1} fontSize={unit * 6} strokeWidth={unit}>
        {text}
      </text>
    );
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  const [wide, high] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  if (kind === 'box') return <rect {...line} x={left} y={top} width={wide} height={high} />;
  if (kind === 'ellipse')
    return <ellipse {...line} cx={left + wide / 2} cy={top + high / 2} rx={wide / 2} ry={high / 2} />;
  const turn = Math.atan2(y2 - y1, x2 - x1);
  const barb = (by: number) =>
    `${x2 - unit * 6 * Math.cos(turn + by)},${y2 - unit * 6 * Math.sin(turn + by)}`;
  return (
    <g {...line}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <polyline points={`${barb(0.5)} ${x2},${y2} ${barb(-0.5)}`} />
    </g>
  );
}

export interface MarkLayerProps {
  marks: readonly PictureMark[];
  size: PictureSize | undefined;
  /** The picture fills its frame and is cut, as small ones are. */
  cut?: boolean;
}

/** What was drawn on a picture, above it; nothing while its size is not known. */
export function MarkLayer({ marks, size, cut = false }: MarkLayerProps) {
  if (!size || marks.length === 0) return null;
  return (
    <svg
      className={styles.layer}
      // A picture has no theme: marks keep their colors, and the ground around their words, on it.
      data-theme="light"
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio={`xMidYMid ${cut ? 'slice' : 'meet'}`}
      role="img"
      aria-label={marks.map(markName).join(', ')}
    >
      {marks.map((mark, index) => (
        <MarkShape key={`${index} ${mark.kind}`} mark={mark} size={size} />
      ))}
    </svg>
  );
}

/** 'Arrow 2', or what a text says. */
export const markName = ({ kind, text }: PictureMark, index: number): string =>
  kind === 'text' ? t.textText(text) : `${MARK_KINDS[kind].label} ${index + 1}`;
