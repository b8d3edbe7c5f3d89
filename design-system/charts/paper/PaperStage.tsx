import { useEffect, useEffectEvent, useRef, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { light } from '../../foundations/themes.ts';
import { paperRatio } from '../paint/pixelRatio.ts';
import * as styles from './PaperStage.css.ts';

/** Ten seconds of frames; a page that nobody sees has none, and waits. */
const patience = 600;

/** Set on the place itself, so that paper is light in every theme, with more contrast and in forced colours. */
const paperTheme = Object.fromEntries(
  Object.entries(light).map(([name, value]) => [`--${name}`, value]),
) as CSSProperties;

export interface PaperStageProps {
  /** The chart to draw. */
  children: ReactNode;
  onDrawn: (canvas: HTMLCanvasElement) => void;
  /** It was not drawn in time. */
  onFail: (error: Error) => void;
}

/** Draws a chart once more for paper: out of sight, in light colours, at one size and sharpness on every screen. */
export function PaperStage({ children, onDrawn, onFail }: PaperStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const drawn = useEffectEvent(onDrawn);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let frame = 0;
    let count = 0;
    const look = () => {
      const canvas = stage.current?.querySelector('canvas');
      if (canvas && isDrawn(canvas)) drawn(canvas);
      else if (++count > patience) fail(new Error('design-system: the chart was not drawn in time.'));
      else frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, []);
  return createPortal(
    <div ref={stage} className={styles.stage} style={paperTheme} data-theme="light" data-paper inert>
      {children}
    </div>,
    document.body,
  );
}

/** A canvas has 300 x 150 pixels until a chart is drawn on it. */
const isDrawn = (canvas: HTMLCanvasElement) =>
  canvas.clientWidth > 0 && canvas.width >= Math.floor(canvas.clientWidth * paperRatio);
