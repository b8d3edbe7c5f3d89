import { useLayoutEffect, useRef, useState } from 'react';
import { dataColors, vars } from '../../foundations/vars.css.ts';
import { placeTooltip } from '../trend-layout/placeTooltip.ts';
import { dataBoxes } from '../trend-layout/readTrend.ts';
import type { TrendScene } from '../trend-layout/TrendScene.ts';
import type { ReadingRow, TrendReading, TrendSpec, TrendTone } from '../trend-layout/TrendSpec.ts';
import * as styles from './TrendChart.css.ts';

const toneColors: Record<TrendTone, string> = {
  accent: vars['chart-approved'],
  high: vars['chart-high'],
  low: vars['chart-low'],
  target: vars['chart-target'],
};

/** What one place of the chart says, set where no data stands; under the drawing when it has no empty part wide enough. */
export function TrendTooltip({
  spec,
  scene,
  reading,
}: {
  spec: TrendSpec;
  scene: TrendScene;
  reading: TrendReading;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; docked: boolean }>();
  useLayoutEffect(() => {
    if (!box.current) return;
    setPlace(placeOf(spec, scene, reading, box.current.offsetWidth, box.current.offsetHeight));
  }, [spec, scene, reading]);
  return (
    <div
      ref={box}
      role="tooltip"
      className={styles.tooltip}
      data-docked={place?.docked || undefined}
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden', left: 0, top: 0 }}
    >
      <div className={styles.heading}>
        <span className={styles.title}>{reading.title}</span>
        {reading.note ? <span className={styles.note}>{reading.note}</span> : null}
      </div>
      {reading.rows.map((row) => (
        <div key={row.name} className={styles.row} data-weight={row.weight} data-change={row.change}>
          {row.swatch === undefined ? null : (
            <span className={styles.swatch} style={{ background: swatchColor(row.swatch) }} />
          )}
          <span className={styles.name}>{row.name}</span>
          <span className={styles.figure}>{row.figure}</span>
        </div>
      ))}
    </div>
  );
}

function swatchColor(swatch: NonNullable<ReadingRow['swatch']>): string | undefined {
  return typeof swatch === 'number' ? dataColors[(swatch - 1) % dataColors.length] : toneColors[swatch];
}

function placeOf(spec: TrendSpec, scene: TrendScene, reading: TrendReading, width: number, height: number) {
  const x = scene.toX(reading.x);
  const half = reading.column === undefined ? 8 : scene.columnWidth / 2 + 6;
  const last = scene.columns.at(-1);
  const homes = last ? [last.x + scene.columnWidth / 2 + 6, scene.plot.right - width - 8] : [];
  const anchor = { left: x - half, right: x + half };
  const free = placeTooltip({ width, height }, anchor, scene.plot, dataBoxes(spec, scene), homes);
  if (free) return { ...free, docked: false };
  const left = Math.max(0, Math.min(x - width / 2, scene.width - width));
  return { left, top: scene.height + 4, docked: true };
}
