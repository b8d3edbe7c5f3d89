import { useEffect, useRef } from 'react';
import { RATING_LABELS, type RiskScale } from '#domain/risks';
import { fittingMarks, heatCells, RATINGS } from '../model/heatCells.ts';
import type { RiskRegister } from '../riskQueries.ts';
import * as t from '../texts.ts';
import * as styles from './RiskHeatPicture.css.ts';

interface RiskHeatPictureProps {
  register: RiskRegister;
  scale: RiskScale;
  height: number;
}

/** The color of a level in the heatmap. */
export const heatColor = (level: 'low' | 'medium' | 'high'): string => `var(--heat-${level})`;

/** Room of the headings beside and below the cells, and between cells, px. */
const edge = { start: 96, end: 8, bottom: 42, gap: 2, inside: 7, corner: 4 } as const;
/** A picture of paper is as sharp as what is printed around it. */
const sharpness = 2;

/** The heatmap as a picture: paper has nothing to press, and the archive keeps what is drawn. */
export function RiskHeatPicture({ register, scale, height }: RiskHeatPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const node = canvas.current;
    if (!node) return undefined;
    const draw = () => paint(node, register, scale, height);
    draw();
    const sizes = new ResizeObserver(draw);
    sizes.observe(node);
    return () => sizes.disconnect();
  }, [register, scale, height]);
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      style={{ height }}
      role="img"
      aria-label={t.countActiveRisksByLikelihood(register.count)}
    />
  );
}

function paint(node: HTMLCanvasElement, register: RiskRegister, scale: RiskScale, height: number): void {
  // Before the sheet is scaled to the screen: what prints is drawn alike at every zoom.
  const width = node.clientWidth;
  const context = node.getContext('2d');
  if (!context || width === 0) return;
  node.width = width * sharpness;
  node.height = height * sharpness;
  const computed = getComputedStyle(node);
  const color = (name: string) => computed.getPropertyValue(`--${name}`).trim() || computed.color;
  context.scale(sharpness, sharpness);
  const write = (text: string, x: number, y: number, ink: string, font: string, align: CanvasTextAlign) => {
    context.fillStyle = ink;
    context.font = `${font} ${computed.fontFamily}`;
    context.textAlign = align;
    context.textBaseline = 'middle';
    context.fillText(text, x, y);
  };
  const cell = {
    width: (width - edge.start - edge.end) / RATINGS.length,
    height: (height - edge.bottom) / RATINGS.length,
  };
  const xOf = (impact: number) => edge.start + (impact - 1) * cell.width;
  const yOf = (likelihood: number) => (RATINGS.length - likelihood) * cell.height;
  const [text, muted] = [color('text'), color('text-muted')];
  for (const rating of RATINGS) {
    const label = RATING_LABELS[rating] ?? '';
    write(`${rating} ${label}`, edge.start - 8, yOf(rating) + cell.height / 2, muted, '12px', 'right');
    write(
      `${rating} ${label}`,
      xOf(rating) + cell.width / 2,
      height - edge.bottom + 12,
      muted,
      '12px',
      'center',
    );
  }
  write(t.likelihood, edge.start - 8, 8, text, '600 12px', 'right');
  write(t.impact, edge.start + (cell.width * RATINGS.length) / 2, height - 8, text, '600 12px', 'center');
  for (const { row, column, tone, value, count = 0, marks = [] } of heatCells(register, scale)) {
    const [x, y] = [xOf(Number(column)), yOf(Number(row))];
    const ink = color(`heat-${tone}-text`);
    context.fillStyle = color(`heat-${tone}`);
    context.beginPath();
    context.roundRect(x, y, cell.width - edge.gap, cell.height - edge.gap, edge.corner);
    context.fill();
    write(value, x + cell.width - edge.gap - edge.inside, y + 12, ink, '12px', 'right');
    if (count > 0) write(String(count), x + edge.inside, y + 13, ink, '600 16px', 'left');
    if (marks.length === 0) continue;
    const font = '500 12px';
    context.font = `${font} ${computed.fontFamily}`;
    const room = cell.width - edge.gap - 2 * edge.inside;
    const fits = (shown: readonly string[]) => context.measureText(shown.join('  ')).width <= room;
    const named = fittingMarks(marks, count, fits).join('  ');
    write(named, x + edge.inside, y + cell.height - 13, ink, font, 'left');
  }
  node.dataset['drawn'] = 'true';
}
