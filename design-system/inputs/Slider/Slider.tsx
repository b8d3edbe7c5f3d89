import { Field, type FieldProps } from '../../private/field/Field.tsx';
import { NumericField } from '../../private/number/NumericField.tsx';
import { Locale } from '../../private/locale/Locale.tsx';
import { SliderTrack } from './SliderTrack.tsx';
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
              <SliderTrack
                value={value}
                name={field.label}
                minimum={minimum}
                maximum={maximum}
                step={step}
                format={format}
                blocked={blocked}
                invalid={ids.invalid}
                onMove={onChange}
                onRelease={(next) => onCommit?.(next)}
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
