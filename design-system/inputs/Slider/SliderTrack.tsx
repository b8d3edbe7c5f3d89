import { useRef, type RefObject } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { useSliderState, type SliderState } from 'react-stately/useSliderState';
import * as styles from './Slider.css.ts';

/** A named place on the track. */
export interface SliderMark {
  value: number;
  label?: string;
}

export interface SliderTrackProps {
  values: readonly number[];
  names: readonly string[];
  minimum: number;
  maximum: number;
  step: number;
  marks: readonly SliderMark[];
  format: (value: number) => string;
  blocked: boolean;
  invalid: boolean;
  onMove: (values: readonly number[]) => void;
  onRelease: (values: readonly number[]) => void;
}

const percent = (share: number) => `${share * 100}%`;
// Values are written out by `format`, thumb by thumb.
const numberFormatter = new Intl.NumberFormat('en-US');

/** The line with its thumbs: pointer, keys and the order of the thumbs are the library's, the drawing is ours. */
export function SliderTrack(props: SliderTrackProps) {
  const { values, names, minimum, maximum, step, marks, format, blocked, invalid, onMove, onRelease } = props;
  const track = useRef<HTMLDivElement>(null);
  const options = {
    value: [...values],
    minValue: minimum,
    // A track without length would divide by zero.
    maxValue: Math.max(maximum, minimum + step),
    step,
    'aria-label': names.join(' '),
    onChange: (next: number[]) => {
      if (!blocked) onMove(next);
    },
    onChangeEnd: (next: number[]) => {
      if (!blocked) onRelease(next);
    },
  };
  const state = useSliderState<number[]>({ ...options, numberFormatter });
  const { trackProps } = useSlider(options, state, track);
  const { style: _style, ...pointer } = trackProps;
  const first = values.length === 1 ? 0 : state.getThumbPercent(0);
  const last = state.getThumbPercent(values.length - 1);
  return (
    <div
      role="presentation"
      {...(blocked ? {} : pointer)}
      className={styles.area}
      data-marked={marks.some((mark) => mark.label !== undefined) || undefined}
    >
      <div ref={track} className={styles.track}>
        <span
          className={styles.fill}
          style={{ insetInlineStart: percent(first), width: percent(last - first) }}
        />
        {marks.map((mark) => (
          <span
            key={mark.value}
            className={styles.mark}
            style={{ insetInlineStart: percent(state.getValuePercent(mark.value)) }}
          >
            {mark.label === undefined ? null : <span className={styles.markLabel}>{mark.label}</span>}
          </span>
        ))}
        {values.map((value, index) => (
          <Thumb
            key={names[index]}
            index={index}
            name={names[index] ?? ''}
            text={format(value)}
            track={track}
            state={state}
            blocked={blocked}
            invalid={invalid}
          />
        ))}
      </div>
    </div>
  );
}

interface ThumbProps {
  index: number;
  name: string;
  text: string;
  track: RefObject<HTMLDivElement | null>;
  state: SliderState;
  blocked: boolean;
  invalid: boolean;
}

function Thumb({ index, name, text, track, state, blocked, invalid }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { index, trackRef: track, inputRef: input, 'aria-label': name, isInvalid: invalid },
    state,
  );
  const { style: _style, ...handlers } = thumbProps;
  return (
    <span
      {...(blocked ? {} : handlers)}
      className={styles.stop}
      style={{ insetInlineStart: percent(state.getThumbPercent(index)) }}
    >
      <input
        {...inputProps}
        type="range"
        ref={input}
        className={styles.input}
        // The name alone: the group around has the label already.
        aria-labelledby={undefined}
        aria-label={name}
        aria-valuetext={text}
        aria-describedby={undefined}
        aria-details={undefined}
        aria-disabled={blocked || undefined}
      />
      <span className={styles.thumb} data-dragged={isDragging || undefined} />
    </span>
  );
}
