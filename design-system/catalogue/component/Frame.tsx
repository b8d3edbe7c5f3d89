import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { frameLimits, writeAddress, type Address } from '../address/address.ts';
import { changeAddress } from '../address/useAddress.ts';
import * as styles from './component.css.ts';

const step = 10;
const within = (width: number) => Math.round(Math.min(frameLimits.most, Math.max(frameLimits.least, width)));

/** The examples in a window of their own, so that media queries answer to its width; its edge can be dragged or moved by key. */
export function Frame({ name, address, width }: { name: string; address: Address; width: number }) {
  const [dragged, setDragged] = useState<number>();
  const grip = useRef<{ at: number; width: number }>(undefined);
  const shown = dragged ?? width;
  const sign = address.direction === 'rtl' ? -1 : 1;
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { at: event.clientX, width: shown };
    setDragged(shown);
  };
  const handleMove = (event: PointerEvent) => {
    if (grip.current) setDragged(within(grip.current.width + sign * (event.clientX - grip.current.at)));
  };
  const handleUp = () => {
    if (!grip.current) return;
    grip.current = undefined;
    setDragged(undefined);
    changeAddress({ width: shown });
  };
  const handleKey = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: width + sign * step,
      ArrowLeft: width - sign * step,
      Home: frameLimits.least,
      End: frameLimits.most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    changeAddress({ width: within(next) });
  };
  // A page must not hold itself: the search part makes it another address.
  const source = `?frame${writeAddress({ ...address, width: 'full', frame: true })}`;
  return (
    <section id="examples" aria-label="Examples" className={styles.frameScroll}>
      <p className={styles.frameWidth}>{shown} px</p>
      <div
        className={styles.frameBox}
        style={{ width: shown }}
        data-dragging={dragged !== undefined || undefined}
      >
        {/* It shows this very page, which needs its scripts and its storage. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          // A new address must load anew: a hash alone would not.
          key={source}
          className={styles.frame}
          title={`${name} at ${width} pixels`}
          src={source}
        />
        {/* A splitter is a separator that can be moved (APG window splitter). */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          role="separator"
          aria-label="Width of the frame"
          aria-orientation="vertical"
          aria-valuenow={shown}
          aria-valuemin={frameLimits.least}
          aria-valuemax={frameLimits.most}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.grip}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          onPointerUp={handleUp}
          onPointerCancel={handleUp}
          onKeyDown={handleKey}
        />
      </div>
    </section>
  );
}
