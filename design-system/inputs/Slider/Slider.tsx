import { Field, type FieldProps } from '../../private/field/Field.tsx';
import { NumericField } from '../../private/number/NumericField.tsx';
import { Locale } from '../../private/locale/Locale.tsx';
import { SliderTrack, type SliderMark } from './SliderTrack.tsx';
import * as styles from './Slider.css.ts';

export type { SliderMark } from './SliderTrack.tsx';

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
  const values: readonly number[] = typeof value === 'number' ? [value] : value;
  const blocked = field.disabledReason !== undefined || Boolean(field.readOnly);
  const names = values.length === 1 ? [field.label] : [`${field.label}, from`, `${field.label}, to`];
  const valueOf = (next: readonly number[]) => (typeof value === 'number' ? next[0] : next) as Value;
  /** The nearest step to a typed number, counted from the minimum and without the dust of 0.1 + 0.2. */
  const toStep = (next: number) =>
    Number(Math.min(maximum, minimum + Math.round((next - minimum) / step) * step).toFixed(10));
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
          if (next === null || toStep(next) === values[index]) return;
          const moved = valueOf(values.with(index, toStep(next)));
          onChange(moved);
          onCommit?.(moved);
        }}
      />
    </div>
  );
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
              data-range={values.length > 1 || undefined}
              data-disabled={blocked || undefined}
            >
              {typed && !blocked && values.length > 1 ? numberAt(0) : null}
              <SliderTrack
                values={values}
                names={names}
                minimum={minimum}
                maximum={maximum}
                step={step}
                marks={marks}
                format={format}
                blocked={blocked}
                invalid={ids.invalid}
                onMove={(next) => onChange(valueOf(next))}
                onRelease={(next) => onCommit?.(valueOf(next))}
              />
              {blocked || !typed ? (
                <span className={styles.reading}>{values.map(format).join(' to ')}</span>
              ) : (
                numberAt(values.length - 1)
              )}
            </div>
          )}
        </Field>
      )}
    </Locale>
  );
}
