import { Chart } from 'chart.js';
import { describe, expect, it } from 'vitest';
import { touches } from '../axes/boxes.ts';
import { exampleTrend } from './exampleTrend.ts';
import type { ChartColors } from '../paint/chartColors.ts';
import '../paint/pieces.ts';
import { drawTrend } from '../TrendChart/drawTrend.ts';
import { targetAt } from '../axes/findTarget.ts';
import { tooltipPlace } from '../axes/placeTooltip.ts';
import type { ReadableTrend } from './readTrend.ts';
import { placeText, type PlacedText } from '../axes/PlacedText.ts';
import type { TrendScene } from './TrendScene.ts';
import type { TrendSpec } from './TrendSpec.ts';

// Close to the widths of the product's font at 12 px, and never below them.
const measure = (text: string, weight: number) => text.length * (weight === 400 ? 6.9 : 7.4);
/** A trend as the library lays it out, on a canvas that draws nothing and measures as above. */
function layout(
  width: number,
  spec: TrendSpec = exampleTrend,
  height = 348,
): ReadableTrend & { ticks: PlacedText[] } {
  const canvas = { width, height, getContext: () => context };
  const nothing = () => undefined;
  const context: unknown = new Proxy<Record<string, unknown>>(
    { canvas, font: '' },
    {
      get: (known, key: string) => {
        if (key !== 'measureText') return known[key] ?? nothing;
        const weight = Number.parseInt(String(known.font), 10) || 400;
        return (text: string) => ({ width: measure(text, weight) });
      },
    },
  );
  const colors = new Proxy({} as ChartColors, { get: (_, key) => (key === 'font' ? 'Inter' : '#000000') });
  const picture = drawTrend(spec, { width, height, measure, context: null, colors });
  let scene: ReadableTrend | undefined;
  const chart = new Chart(canvas as unknown as HTMLCanvasElement, {
    type: picture.type,
    data: picture.data,
    options: { ...picture.options, devicePixelRatio: 1 },
    plugins: [
      {
        id: 'scene',
        afterLayout: (laid) => picture.afterLayout?.(laid),
        afterUpdate: (laid) => {
          scene = picture.scene(laid) as ReadableTrend;
        },
      },
    ],
  });
  if (!scene) throw new Error('The library has not laid the trend out.');
  const y = chart.scales.y;
  const ticks = (y?.ticks ?? []).map(({ value, label }) =>
    placeText(
      {
        role: 'tick',
        text: String(label),
        x: chart.chartArea.left - 8,
        y: (y?.getPixelForValue(value) ?? 0) + 4,
        align: 'right',
      },
      measure,
    ),
  );
  return { ...scene, ticks };
}
type Laid = ReturnType<typeof layout>;
const texts = (scene: TrendScene, role: PlacedText['role']) =>
  scene.texts.filter((text) => text.role === role).map((text) => text.text);

function overlaps({ texts: own, ticks }: Laid): string[] {
  const all = [...own, ...ticks];
  return all.flatMap((text, index) =>
    all
      .slice(index + 1)
      .filter((other) => touches(text.box, other.box))
      .map((other) => `${text.text} / ${other.text}`),
  );
}

function outside({ texts: own, ticks, width, height }: Laid): string[] {
  const all = [...own, ...ticks];
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
  [
    'events',
    {
      ...exampleTrend,
      events: Array.from({ length: 12 }, (_, index) => ({
        x: Date.UTC(2025, 0, 1) + index * 80 * day,
        label: `Event ${index}`,
        detail: 'Dec 3, 2026',
      })),
    },
  ],
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

  it('puts a ring on the axis for an event, names it where there is room, and leaves out what lies beyond', () => {
    const event = (x: number, label: string) => ({ x, label, detail: 'then' });
    const reading = (id: string, x: number) => ({ id, x, onAxis: true as const, title: id, rows: [] });
    const marks = exampleTrend.marks.toSorted((a, b) => a.x - b.x);
    const between = ((marks.at(-1)?.x ?? 0) + (marks.at(-2)?.x ?? 0)) / 2;
    const near = (marks.at(-1)?.x ?? 0) + day;
    const far = Date.UTC(2040, 0, 1);
    const scene = layout(1356, {
      ...exampleTrend,
      events: [event(between, 'Hearing'), event(near, 'Covered by the name of a mark'), event(far, 'Far')],
      readings: [reading('between', between), reading('near', near), reading('far', far)],
    });
    expect(scene.events).toEqual([scene.toX(between), scene.toX(near)]);
    expect(texts(scene, 'mark')).toEqual(['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Hearing']);
    expect(scene.targets.map(({ id }) => id)).toEqual(['between', 'near']);
    expect(targetAt(scene.targets, scene.toX(between) + 4, scene.plot.bottom)?.id).toBe('between');
  });

  it('sets a short name over the ring of an event whose place under the axis is taken, or beside it, clear of columns and of today', () => {
    const [first] = exampleTrend.columns;
    if (!first || !exampleTrend.today) throw new Error('The example has columns and a today.');
    const event = (x: number, label: string) => ({ x, label, detail: 'then' });
    const events = [
      event(first.x, 'Behind'),
      event(exampleTrend.today.x, 'GMP'),
      event(first.x + 30 * day, 'PC Start'),
    ];
    const { texts: placed, plot, events: rings } = layout(1356, { ...exampleTrend, events });
    expect(rings).toHaveLength(3);
    const named = placed.filter(({ text }) => events.some(({ label }) => label === text));
    expect(named.map(({ text, align, y }) => [text, align, y < plot.bottom])).toEqual([
      ['GMP', 'left', true],
      ['PC Start', 'center', true],
    ]);
    for (const { box } of named)
      expect(placed.filter((other) => !named.includes(other) && touches(box, other.box))).toEqual([]);
  });

  it('sets the names of two events that lie side by side away from each other', () => {
    const { today } = exampleTrend;
    if (!today) throw new Error('The example has a today.');
    const events = [today.x, today.x + 2 * day].map((x, index) => ({
      x,
      label: `No. ${index}`,
      detail: 'then',
    }));
    const { texts: placed } = layout(1356, { ...exampleTrend, events });
    const names = placed.filter(({ text }) => text.startsWith('No.'));
    expect(names.map(({ text, align }) => [text, align])).toEqual([
      ['No. 0', 'right'],
      ['No. 1', 'left'],
    ]);
  });

  it.each([876, 1100, 1356])('lets no arrow run through the figure of a lower column at %d px', (width) => {
    const [first, second, third] = exampleTrend.columns;
    if (!first || !second || !third) throw new Error('The example has three columns.');
    const low = { ...third, values: second.values.map((value) => value * 0.92), figure: '285.100000 t' };
    const { bridges, texts: placed } = layout(width, { ...exampleTrend, columns: [first, second, low] });
    const figures = placed.filter(({ text }) => text === low.figure);
    const fall = bridges.filter(({ fromY, toY }) => toY > fromY);
    const met = fall.filter(({ arrow, right, fromY, toY }) =>
      figures.some(({ box }) => touches({ left: arrow - 3, right, top: fromY + 1, bottom: toY }, box)),
    );
    expect([figures.length, fall.length, met.length]).toEqual([1, 1, 0]);
  });

  it('lays no figure on a taller neighbour, and none across the target', () => {
    const [first, second, third] = exampleTrend.columns;
    if (!first || !second || !third) throw new Error('The example has three columns.');
    const near = { ...second, x: first.x + 20 * day };
    const wide = layout(876, {
      ...exampleTrend,
      columns: [{ ...first, figure: 'As long as two columns are' }, near, third],
      target: { value: 315.5, figure: '315.5 t', name: 'Target' },
    });
    expect(texts(wide, 'figure')).toEqual([second.figure, third.figure]);
    const line = wide.target?.y ?? 0;
    expect(
      wide.texts.filter(({ role, box }) => role === 'figure' && box.top < line && box.bottom > line),
    ).toEqual([]);
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

  it('breaks the axis where the columns allow it, with ticks clear of the zigzag and no nearer than 24 px', () => {
    const { ticks, value, plot } = layout(876);
    expect(value.broken).toBe(true);
    expect(ticks.map(({ text }) => Number.parseFloat(text))).toEqual([
      250, 260, 270, 280, 290, 300, 310, 320,
    ]);
    expect(Math.max(...ticks.map(({ y }) => y - 4))).toBeLessThanOrEqual(plot.bottom - 28);
    ticks.slice(1).forEach(({ y }, index) => expect((ticks[index]?.y ?? 0) - y).toBeGreaterThan(23.9));
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
    const at = (x: number, y: number) => targetAt(scene.targets, x, y)?.id;
    expect(at(scene.toX(step?.x ?? 0) + 6, scene.toY(step?.y ?? 0) - 6)).toBe('step');
    expect(at((scene.columns[1]?.x ?? 0) + 25, 200)).toBe('Second');
    expect(at((scene.columns[1]?.x ?? 0) + 60, 200)).toBeUndefined();
  });

  it('walks from left to right', () => {
    expect(scene.targets.map((target) => target.id)).toEqual(['First', 'Second', 'Third', 'step', 'end']);
  });

  it.each([744, 876, 1356])('keeps the tooltip off the data at %d px', (width) => {
    const wide = layout(width);
    const size = { width: 200, height: 150 };
    const columns = wide.targets.filter((target) => typeof target.reach !== 'number');
    expect(columns.length).toBeGreaterThanOrEqual(3);
    for (const target of columns.slice(0, 3)) {
      const place = tooltipPlace(wide, target, size);
      expect(place.docked).toBe(false);
      const box = {
        left: place.left,
        top: place.top,
        right: place.left + size.width,
        bottom: place.top + size.height,
      };
      expect(wide.obstacles.filter((other) => touches(box, other))).toEqual([]);
      expect(box.right).toBeLessThanOrEqual(wide.plot.right);
    }
  });

  it('puts the tooltip under the drawing on a phone, where it would cover data anywhere else', () => {
    const phone = layout(358, exampleTrend, 300);
    const [first] = phone.targets;
    const place = first && tooltipPlace(phone, first, { width: 200, height: 150 });
    expect(place).toMatchObject({ docked: true, top: 304 });
  });
});

describe('a part of the time axis', () => {
  const window = { from: 0.3, to: 0.7 };
  const whole = layout(892);
  const part = layout(892, { ...exampleTrend, window });
  const shown = (scene: TrendScene) =>
    scene.columns.filter(({ x }) => !scene.clip || (x >= scene.clip.left && x <= scene.clip.right));

  it('stretches what lies in it over the plot, in the same order and to the same heights', () => {
    const [first, last] = [whole.columns[0], whole.columns.at(-1)];
    const [near, far] = [part.columns[0], part.columns.at(-1)];
    expect((far?.x ?? 0) - (near?.x ?? 0)).toBeCloseTo(((last?.x ?? 0) - (first?.x ?? 0)) / 0.4, 5);
    expect(part.columns.map(({ top }) => top)).toEqual(whole.columns.map(({ top }) => top));
    expect(part.value).toEqual(whole.value);
  });

  it('names and reads only what is in sight, and keeps the labels at the ends of the lines', () => {
    expect(texts(part, 'figure')).toHaveLength(shown(part).length);
    expect(texts(part, 'figure').length).toBeLessThan(texts(whole, 'figure').length);
    expect(texts(part, 'end')).toEqual(texts(whole, 'end'));
    const ids = part.targets.map(({ id }) => id);
    expect(ids.length).toBeLessThan(exampleTrend.readings.length);
    expect(outside(part)).toEqual([]);
    expect(overlaps(part)).toEqual([]);
  });

  it('cuts nothing while everything is shown', () => {
    expect(whole.clip).toBeUndefined();
    expect(part.clip).toEqual({ left: part.plot.left, right: Math.max(...whole.ends.map(({ x }) => x)) + 8 });
  });

  it.each([320, 480, 700, 1400])('leaves no label over another at %i px, wherever it stands', (width) => {
    for (const from of [0, 0.2, 0.4, 0.6, 0.8]) {
      const scene = layout(width, { ...exampleTrend, window: { from, to: from + 0.2 } });
      expect(outside(scene)).toEqual([]);
      expect(overlaps(scene)).toEqual([]);
    }
  });
});
