import { useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { useSliderState } from 'react-stately/useSliderState';
import { Field, type FieldProps } from '../../private/field/Field.tsx';
import { NumericField } from '../../private/number/NumericField.tsx';
import { Locale } from '../../private/locale/Locale.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps extends FieldProps {
  value: number;
  onChange: (value: number) => void;
  /** The thumb was let go, or a key or a typed number took effect. */
  onCommit?: (value: number) => void;
  minimum: number;
  maximum: number;
  step?: number;
  /** Writes a number out, e.g. `12 %`; grouped thousands by default. */
  format?: (value: number) => string;
  /** A box to type the number beside the track; on by default. */
  typed?: boolean;
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** A number between two ends: drag, press the track, arrow keys, or type it beside. */
export function Slider(props: SliderProps) {
  const { value, onChange, onCommit, minimum, maximum, step = 1, typed = true, ...rest } = props;
  const { format = (number: number) => plain.format(number), ...field } = rest;
  const blocked = field.disabledReason !== undefined || Boolean(field.readOnly);
  /** The nearest step to a typed number, counted from the minimum and without the dust of 0.1 + 0.2. */
  const toStep = (next: number) =>
    Number(Math.min(maximum, minimum + Math.round((next - minimum) / step) * step).toFixed(10));
  return (
    <Locale>
      {(measure) => (
        <Field field={field} as="span">
          {(ids) => (
            <div
              ref={measure}
              role="group"
              className={styles.row}
              aria-labelledby={ids.labelId}
              aria-describedby={ids.describedBy}
              data-disabled={blocked || undefined}
            >
              <Track
                value={value}
                name={field.label}
                minimum={minimum}
                maximum={maximum}
                step={step}
                format={format}
                blocked={blocked}
                invalid={ids.invalid}
                onChange={onChange}
                onCommit={onCommit}
              />
              {blocked || !typed ? (
                <span className={styles.reading}>{format(value)}</span>
              ) : (
                <div className={styles.number}>
                  <NumericField
                    label={field.label}
                    labelHidden
                    size="small"
                    align="end"
                    decimals={6}
                    allowsNegative={minimum < 0}
                    minimum={minimum}
                    maximum={maximum}
                    example={plain.format(minimum)}
                    format={format}
                    disabledReason={undefined}
                    value={value}
                    // A half-typed number would send the thumb about: it counts when it is done.
                    onChange={() => undefined}
                    onCommit={(next) => {
                      if (next === null || toStep(next) === value) return;
                      onChange(toStep(next));
                      onCommit?.(toStep(next));
                    }}
                  />
                </div>
              )}
            </div>
          )}
        </Field>
      )}
    </Locale>
  );
}

interface TrackProps extends Required<
  Pick<SliderProps, 'value' | 'minimum' | 'maximum' | 'step' | 'format' | 'onChange'>
> {
  name: string;
  blocked: boolean;
  invalid: boolean;
  onCommit: SliderProps['onCommit'];
}

/** The line with its thumb: pointer and keys are the library's, the drawing is ours. */
function Track(props: TrackProps) {
  const { value, name, minimum, maximum, step, format, blocked, invalid, onChange, onCommit } = props;
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
      if (!blocked) onChange(next);
    },
    onChangeEnd: ([next = value]: number[]) => {
      if (!blocked) onCommit?.(next);
    },
  };
  const state = useSliderState<number[]>({ ...options, numberFormatter: plain });
  const {
    trackProps: { style: _track, ...pointer },
  } = useSlider(options, state, track);
  const thumb = useSliderThumb(
    { index: 0, trackRef: track, inputRef: input, 'aria-label': name, isInvalid: invalid },
    state,
  );
  const { style: _thumb, ...handlers } = thumb.thumbProps;
  const place = `${state.getThumbPercent(0) * 100}%`;
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
