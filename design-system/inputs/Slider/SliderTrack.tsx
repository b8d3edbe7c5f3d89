import { useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';
import * as styles from './Slider.css.ts';

export interface SliderTrackProps {
  value: number;
  name: string;
  minimum: number;
  maximum: number;
  step: number;
  format: (value: number) => string;
  blocked: boolean;
  invalid: boolean;
  onMove: (value: number) => void;
  onRelease: (value: number) => void;
}

const percent = (share: number) => `${share * 100}%`;
// The value is written out by `format`.
const numberFormatter = new Intl.NumberFormat('en-US');

/** The line with its thumb: pointer and keys are the library's, the drawing is ours. */
export function SliderTrack(props: SliderTrackProps) {
  const { value, name, minimum, maximum, step, format, blocked, invalid, onMove, onRelease } = props;
  const track = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const options = {
    value: [value],
    minValue: minimum,
    // A track without length would divide by zero.
    maxValue: Math.max(maximum, minimum + step),
    step,
    'aria-label': name,
    onChange: ([next = value]: number[]) => {
      if (!blocked) onMove(next);
    },
    onChangeEnd: ([next = value]: number[]) => {
      if (!blocked) onRelease(next);
    },
  };
  const state = useSliderState<number[]>({ ...options, numberFormatter });
  const {
    trackProps: { style: _track, ...pointer },
  } = useSlider(options, state, track);
  const thumb = useSliderThumb(
    { index: 0, trackRef: track, inputRef: input, 'aria-label': name, isInvalid: invalid },
    state,
  );
  const { style: _thumb, ...handlers } = thumb.thumbProps;
  const place = percent(state.getThumbPercent(0));
  return (
    <div role="presentation" {...(blocked ? {} : pointer)} className={styles.area}>
      <div ref={track} className={styles.track}>
        <span className={styles.fill} style={{ insetInlineStart: 0, width: place }} />
        <span {...(blocked ? {} : handlers)} className={styles.stop} style={{ insetInlineStart: place }}>
          <input
            {...thumb.inputProps}
            type="range"
            ref={input}
            className={styles.input}
            // The name alone: the group around has the label already.
            aria-labelledby={undefined}
            aria-label={name}
            aria-valuetext={format(value)}
            aria-describedby={undefined}
            aria-details={undefined}
            aria-disabled={blocked || undefined}
          />
          <span className={styles.thumb} data-dragged={thumb.isDragging || undefined} />
        </span>
      </div>
    </div>
  );
}
