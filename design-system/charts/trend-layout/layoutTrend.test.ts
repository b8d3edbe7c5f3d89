import { describe, expect, it } from 'vitest';
import { touches } from './boxes.ts';
import { exampleTrend } from './exampleTrend.ts';
import { layoutTrend } from './layoutTrend.ts';
import { placeTooltip } from './placeTooltip.ts';
import { dataBoxes, readingAt, readingOrder } from './readTrend.ts';
import type { PlacedText, TrendScene } from './TrendScene.ts';
import type { TrendSpec } from './TrendSpec.ts';

// Close to the widths of the product's font at 12 px, and never below them.
const measure = (text: string, weight: number) => text.length * (weight === 400 ? 6.9 : 7.4);
const layout = (width: number, spec: TrendSpec = exampleTrend, height = 348) =>
  layoutTrend(spec, { width, height }, measure);
const texts = (scene: TrendScene, role: PlacedText['role']) =>
  scene.texts.filter((text) => text.role === role).map((text) => text.text);

function overlaps(scene: TrendScene): string[] {
  return scene.texts.flatMap((text, index) =>
    scene.texts
      .slice(index + 1)
      .filter((other) => touches(text.box, other.box))
      .map((other) => `${text.text} / ${other.text}`),
  );
}

function outside({ texts: all, width, height }: TrendScene): string[] {
  const inside = ({ box }: PlacedText) =>
    box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
  return all.filter((text) => !inside(text)).map((text) => text.text);
}

const day = 86_400_000;
const { target: _target, ...targetless } = exampleTrend;
const crowded: TrendSpec = {
  ...exampleTrend,
  columns: Array.from({ length: 14 }, (_, index) => ({
    id: String(index),
    x: Date.UTC(2025, 0, 1) + index * 12 * day,
    values: [200 + index, 20, 15, 9, 7],
    figure: `${251 + index}.0 t`,
    shortFigure: `${251 + index}.0`,
  })),
  marks: Array.from({ length: 14 }, (_, index) => ({
    x: Date.UTC(2025, 0, 1) + index * 12 * day,
    label: `A milestone with a long name ${index}`,
    detail: 'Jan 12, 2025',
    shortDetail: 'Jan 12',
    strong: index < 12,
  })),
  lines: [],
};
const nearEnds: TrendSpec = { ...exampleTrend, target: { value: 313.1, figure: '313.1 t', name: 'Target' } };
const variants: [string, TrendSpec][] = [
  ['full', exampleTrend],
  ['even', { ...exampleTrend, spacing: 'even' }],
  ['months', { ...exampleTrend, topAxis: 'months' }],
  ['without lines', { ...exampleTrend, lines: [] }],
  ['without target', targetless],
  ['crowded', crowded],
  ['ends that nearly meet', nearEnds],
  ['today on a column', { ...exampleTrend, today: { x: Date.UTC(2026, 4, 12), label: 'TODAY' } }],
];
const widths = [320, 358, 390, 480, 640, 744, 876, 1100, 1356, 1880];

describe.each(variants)('layout, %s', (_, spec) => {
  it.each(widths)('at %d px no text overlaps another or leaves the drawing', (width) => {
    const scene = layout(width, spec);
    expect(overlaps(scene)).toEqual([]);
    expect(outside(scene)).toEqual([]);
  });
});

describe('layout', () => {
  it('names everything where there is room', () => {
    const scene = layout(876);
    expect(texts(scene, 'figure')).toEqual(['296.5 t', '309.9 t', '314.8 t']);
    expect(texts(scene, 'bridge')).toEqual(['▲ 13.4 t 4.5%', '▲ 4.9 t 1.6%']);
    expect(texts(scene, 'mark')).toEqual(['First', 'Second', 'Third', 'Fourth', 'Fifth']);
    expect(texts(scene, 'end')).toEqual(
      expect.arrayContaining(['317.7 t', 'At most', '305.0 t', 'Target', '298.8 t', 'At least']),
    );
    expect(texts(scene, 'tick')).toContain('0 t');
  });

  it('on a phone keeps figures, drops names, bridges and what lies beyond the data', () => {
    const scene = layout(358, exampleTrend, 300);
    expect(texts(scene, 'figure')).toEqual(['296.5', '309.9', '314.8']);
    expect(texts(scene, 'bridge')).toEqual([]);
    expect(texts(scene, 'mark')).toEqual(['First', 'Second', 'Third', 'Fourth']);
    expect(texts(scene, 'end')).toEqual(['317.7 t', '312.9 t', '298.8 t', '305.0 t']);
    expect(texts(scene, 'span')).toContain('Q2 26');
    expect(scene.columnWidth).toBe(26);
  });

  it('puts the word of today on the left while the labels stand on the right', () => {
    const scene = layout(876);
    const today = scene.texts.find((text) => text.role === 'today');
    expect(today?.box.right).toBeLessThan(scene.today ?? 0);
    expect(today?.y).toBe(scene.plot.top + 13);
  });

  it('sets the target at its value and ends it behind the last line', () => {
    const scene = layout(876);
    expect(scene.target?.y).toBeCloseTo(scene.toY(305), 6);
    expect(scene.target?.right).toBeCloseTo((scene.ends[0]?.x ?? 0) + 8, 6);
  });

  it('moves end labels apart that would stand closer than 16 px', () => {
    const places = layout(876, nearEnds)
      .texts.filter((text) => text.role === 'end' && text.weight === 600)
      .map((text) => text.y)
      .sort((a, b) => a - b);
    expect(places).toHaveLength(4);
    places.slice(1).forEach((y, index) => expect(y - (places[index] ?? 0)).toBeGreaterThan(15.999));
  });

  it('draws nothing but axes without data', () => {
    const empty = layout(876, {
      ...targetless,
      members: [],
      columns: [],
      marks: [],
      lines: [],
      bridges: [],
      readings: [],
    });
    expect(empty.columns).toEqual([]);
    expect(empty.texts.every((text) => Number.isFinite(text.x) && Number.isFinite(text.y))).toBe(true);
  });
});

describe('reading', () => {
  const scene = layout(876);

  it('finds dots before columns, columns by their strip, and nothing in between', () => {
    const step = exampleTrend.readings.find((reading) => reading.id === 'step');
    expect(readingAt(exampleTrend, scene, scene.toX(step?.x ?? 0) + 6, scene.toY(step?.y ?? 0) - 6)?.id).toBe(
      'step',
    );
    expect(readingAt(exampleTrend, scene, (scene.columns[1]?.x ?? 0) + 25, 200)?.id).toBe('Second');
    expect(readingAt(exampleTrend, scene, (scene.columns[1]?.x ?? 0) + 60, 200)).toBeUndefined();
  });

  it('walks from left to right', () => {
    expect(readingOrder(exampleTrend).map((reading) => reading.id)).toEqual([
      'First',
      'Second',
      'Third',
      'step',
      'end',
    ]);
  });

  it.each([744, 876, 1356])('keeps the tooltip off the data at %d px', (width) => {
    const wide = layout(width);
    const size = { width: 200, height: 150 };
    const boxes = dataBoxes(exampleTrend, wide);
    for (const column of wide.columns) {
      const anchor = { left: column.x - 26, right: column.x + 26 };
      const home = (wide.columns.at(-1)?.x ?? 0) + 26;
      const place = placeTooltip(size, anchor, wide.plot, boxes, [home]);
      expect(place).not.toBeNull();
      const box = {
        left: place?.left ?? 0,
        top: place?.top ?? 0,
        right: (place?.left ?? 0) + size.width,
        bottom: (place?.top ?? 0) + size.height,
      };
      expect(boxes.filter((other) => touches(box, other))).toEqual([]);
      expect(box.right).toBeLessThanOrEqual(wide.plot.right);
    }
  });

  it('has no place for a tooltip on a phone', () => {
    const phone = layout(358, exampleTrend, 300);
    const boxes = dataBoxes(exampleTrend, phone);
    expect(
      placeTooltip({ width: 200, height: 150 }, { left: 60, right: 110 }, phone.plot, boxes, [210]),
    ).toBeNull();
  });
});
