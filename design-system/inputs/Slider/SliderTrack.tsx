import { useRef, useState, type PointerEvent } from 'react';
import { nearestThumb, shareOf, type SliderMark, type SliderScale } from './sliderScale.ts';
import * as styles from './Slider.css.ts';

interface SliderTrackProps {
  values: readonly number[];
  names: readonly string[];
  scale: SliderScale;
  marks: readonly SliderMark[];
  format: (value: number) => string;
  blocked: boolean;
  invalid: boolean;
  onMove: (index: number, value: number) => void;
  onRelease: () => void;
}

const percent = (share: number) => `${share * 100}%`;

/** The line with its thumbs. Each thumb is a native range input, so keys and screen readers work as everywhere; the pointer is ours. */
export function SliderTrack(props: SliderTrackProps) {
  const { values, names, scale, marks, format, blocked, invalid, onMove, onRelease } = props;
  const track = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [low, high] =
    values.length === 1 ? [scale.minimum, values[0] ?? 0] : [values[0] ?? 0, values[1] ?? 0];

  const valueAt = (event: PointerEvent): number => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return scale.minimum;
    const share = (event.clientX - box.left) / box.width;
    const isRightToLeft = getComputedStyle(track.current as Element).direction === 'rtl';
    return scale.minimum + (isRightToLeft ? 1 - share : share) * (scale.maximum - scale.minimum);
  };
  const handlePointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (blocked || event.button !== 0) return;
    const value = valueAt(event);
    const index = nearestThumb(values, value);
    event.currentTarget.setPointerCapture(event.pointerId);
    // The press must not take the focus from the thumb again.
    event.preventDefault();
    track.current?.querySelectorAll<HTMLElement>('input')[index]?.focus();
    setDragged(index);
    onMove(index, value);
  };
  const handlePointerUp = () => {
    if (dragged === null) return;
    setDragged(null);
    onRelease();
  };
  return (
    <div
      role="presentation"
      className={styles.area}
      data-marked={marks.some((mark) => mark.label !== undefined) || undefined}
      onPointerDown={handlePointerDown}
      onPointerMove={(event) => {
        if (dragged !== null) onMove(dragged, valueAt(event));
      }}
      onPointerUp={handlePointerUp}
      onPointerCancel={handlePointerUp}
    >
      <div ref={track} className={styles.track}>
        <span
          className={styles.fill}
          style={{
            insetInlineStart: percent(shareOf(low, scale)),
            width: percent(shareOf(high, scale) - shareOf(low, scale)),
          }}
        />
        {marks.map((mark) => (
          <span
            key={mark.value}
            className={styles.mark}
            style={{ insetInlineStart: percent(shareOf(mark.value, scale)) }}
          >
            {mark.label === undefined ? null : <span className={styles.markLabel}>{mark.label}</span>}
          </span>
        ))}
        {values.map((value, index) => (
          <span
            key={names[index]}
            className={styles.stop}
            style={{ insetInlineStart: percent(shareOf(value, scale)) }}
          >
            <input
              type="range"
              className={styles.input}
              min={scale.minimum}
              max={scale.maximum}
              step={scale.step}
              value={value}
              aria-label={names[index]}
              aria-valuetext={format(value)}
              aria-invalid={invalid || undefined}
              aria-disabled={blocked || undefined}
              onChange={(event) => {
                if (!blocked) onMove(index, Number(event.target.value));
              }}
              onKeyUp={blocked ? undefined : onRelease}
            />
            <span className={styles.thumb} data-dragged={dragged === index || undefined} />
          </span>
        ))}
      </div>
    </div>
  );
}
