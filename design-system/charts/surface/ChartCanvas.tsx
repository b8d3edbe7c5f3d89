import type { ChartOptions } from 'chart.js';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import type { Scene } from '../axes/Scene.ts';
import { Chart } from '../paint/pieces.ts';
import type { Drawn, Kind, Picture } from '../paint/Picture.ts';
import { makePlate } from './makePlate.ts';
import * as styles from './surface.css.ts';

export interface ChartCanvasProps {
  picture: Picture;
  /** What is read; some of the picture marks it. */
  target: ChartTarget | undefined;
  /** px */
  size: { width: number; height: number };
  /** Device pixels to a CSS pixel. */
  ratio: number;
  summary: string;
  /** Must stay the same function. */
  onScene: (scene: Scene) => void;
}

/** A picture on its canvas, kept by react-chartjs-2. */
export function ChartCanvas({ picture, target, size, ratio, summary, onScene }: ChartCanvasProps) {
  const chart = useRef<Drawn>(null);
  const [plate] = useState(() => makePlate(onScene));
  const plugins = useMemo(() => [plate.plugin], [plate]);
  const data = useMemo(() => plate.dataOf(picture), [plate, picture]);
  const options = useMemo(
    (): ChartOptions<Kind> => ({ ...picture.options, devicePixelRatio: ratio }),
    [picture, ratio],
  );
  // Before the library draws, which it does in effects of its own.
  useLayoutEffect(() => plate.show(picture), [plate, picture]);
  useEffect(() => {
    if (plate.read(target)) chart.current?.draw();
  }, [plate, target]);
  return (
    <Chart
      // A canvas of another size or sharpness is another canvas.
      key={`${size.width} ${size.height} ${ratio}`}
      ref={chart}
      type={picture.type}
      data={data}
      options={options}
      plugins={plugins}
      width={size.width}
      height={size.height}
      datasetIdKey="id"
      className={styles.canvas}
      aria-label={summary}
    />
  );
}
