import { Field, type FieldProps } from '../../private/field/Field.tsx';
import { NumericField } from '../../private/number/NumericField.tsx';
import { SliderTrack } from './SliderTrack.tsx';
import { snap, type SliderMark } from './sliderScale.ts';
import * as styles from './Slider.css.ts';

export type { SliderMark } from './sliderScale.ts';

export interface SliderProps<Value extends number | readonly [number, number]> extends FieldProps {
  /** A number, or two for a range. */
  value: Value;
  onChange: (value: Value) => void;
  /** The thumb was let go, or a key or a typed number took effect. */
  onCommit?: (value: Value) => void;
  minimum: number;
  maximum: number;
  step?: number;
  marks?: readonly SliderMark[];
  /** Writes a number out, e.g. `12 %`; grouped thousands by default. */
  format?: (value: number) => string;
  /** Boxes to type the number beside the track; on by default. */
  typed?: boolean;
}

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** A number, or a span, between two ends: drag, press the track, arrow keys, or type it beside. */
export function Slider<Value extends number | readonly [number, number]>(props: SliderProps<Value>) {
  const { value, onChange, onCommit, minimum, maximum, step = 1, marks = [], typed = true, ...rest } = props;
  const { format = (number: number) => plain.format(number), ...field } = rest;
  const scale = { minimum, maximum, step };
  const values: readonly number[] = typeof value === 'number' ? [value] : value;
  const blocked = field.disabledReason !== undefined || Boolean(field.readOnly);
  const names = values.length === 1 ? [field.label] : [`${field.label}, from`, `${field.label}, to`];

  /** The value with one thumb moved; the two never pass each other. */
  const withThumb = (index: number, next: number): Value => {
    const snapped = snap(next, scale);
    if (values.length === 1) return snapped as Value;
    const [low = minimum, high = maximum] = values;
    return (index === 0
      ? [Math.min(snapped, high), high]
      : [low, Math.max(snapped, low)]) as unknown as Value;
  };
  const numberAt = (index: number) => (
    <div key={names[index]} className={styles.number}>
      <NumericField
        label={names[index] ?? field.label}
        labelHidden
        size="small"
        align="end"
        decimals={6}
        allowsNegative={minimum < 0}
        minimum={values.length > 1 && index === 1 ? (values[0] ?? minimum) : minimum}
        maximum={values.length > 1 && index === 0 ? (values[1] ?? maximum) : maximum}
        example={plain.format(minimum)}
        format={format}
        readOnly={field.readOnly ?? false}
        disabledReason={undefined}
        value={values[index] ?? minimum}
        // A half-typed number would send the thumb about: it counts when it is done.
        onChange={() => undefined}
        onCommit={(next) => {
          const moved = withThumb(index, next ?? values[index] ?? minimum);
          if (next === null || snap(next, scale) === values[index]) return;
          onChange(moved);
          onCommit?.(moved);
        }}
      />
    </div>
  );
  return (
    <Field field={field} as="span">
      {(ids) => (
        <div
          role="group"
          className={styles.row}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          data-range={values.length > 1 || undefined}
          data-disabled={blocked || undefined}
        >
          {typed && !blocked && values.length > 1 ? numberAt(0) : null}
          <SliderTrack
            values={values}
            names={names}
            scale={scale}
            marks={marks}
            format={format}
            blocked={blocked}
            invalid={ids.invalid}
            onMove={(index, next) => onChange(withThumb(index, next))}
            onRelease={() => onCommit?.(value)}
          />
          {blocked || !typed ? (
            <span className={styles.reading}>{values.map(format).join(' to ')}</span>
          ) : (
            numberAt(values.length - 1)
          )}
        </div>
      )}
    </Field>
  );
}
