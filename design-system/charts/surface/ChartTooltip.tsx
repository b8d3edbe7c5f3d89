import { useLayoutEffect, useRef, useState } from 'react';
import { dataColors } from '../../foundations/vars.css.ts';
import { inkVariables, type Ink } from '../axes/Ink.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import { tooltipPlace, type TooltipGround } from '../axes/placeTooltip.ts';
import * as styles from './surface.css.ts';

/** What one place of a chart says, set where no data stands. */
export function ChartTooltip({ ground, target }: { ground: TooltipGround; target: ChartTarget }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number; docked: boolean }>();
  useLayoutEffect(() => {
    if (!box.current) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    setPlace(tooltipPlace(ground, target, { width, height }));
  }, [ground, target]);
  return (
    <div
      ref={box}
      role="tooltip"
      className={styles.tooltip}
      data-docked={place?.docked || undefined}
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden', left: 0, top: 0 }}
    >
      <div className={styles.heading}>
        <span className={styles.title}>{target.title}</span>
        {target.note ? <span className={styles.note}>{target.note}</span> : null}
      </div>
      {target.rows.map((row) => (
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

function swatchColor(swatch: Ink): string | undefined {
  return typeof swatch === 'number'
    ? dataColors[(swatch - 1) % dataColors.length]
    : `var(${inkVariables[swatch]})`;
}
