import { useRef, type KeyboardEvent } from 'react';
import { Icon } from '../../icons/Icon/Icon.tsx';
import { Check } from '../../icons/shapes.ts';
import { Field, type FieldProps } from '../../private/field/Field.tsx';
import { dataColorNames, type DataColor } from './dataColorNames.ts';
import { moveInGrid } from './moveInGrid.ts';
import * as styles from './ColorSwatch.css.ts';

export type { DataColor } from './dataColorNames.ts';

export interface ColorSwatchProps extends FieldProps {
  /** One of the ten data colours by number; null for none yet. */
  value: DataColor | null;
  onChange: (value: DataColor) => void;
  /** Who has a colour already, e.g. `{ 3: 'Parking Garage' }`: said with its name, still free to take. */
  taken?: Readonly<Partial<Record<DataColor, string>>>;
}

const columns = 5;
const colors = Object.keys(dataColorNames).map((key) => Number(key) as DataColor);

/** One of the ten data colours, by name: the colour keeps its hue when the theme changes. */
export function ColorSwatch({ value, onChange, taken = {}, ...field }: ColorSwatchProps) {
  const root = useRef<HTMLDivElement>(null);
  const blocked = field.disabledReason !== undefined || Boolean(field.readOnly);
  const choose = (color: DataColor) => {
    if (!blocked && color !== value) onChange(color);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
    const from = all.indexOf(document.activeElement as HTMLElement);
    const isRightToLeft = root.current ? getComputedStyle(root.current).direction === 'rtl' : false;
    const to = moveInGrid(event.key, from, { count: all.length, columns, isRightToLeft });
    const color = to === undefined ? undefined : colors[to];
    if (to === undefined || color === undefined) return;
    event.preventDefault();
    all[to]?.focus();
    choose(color);
  };
  return (
    <Field field={field} as="span">
      {(ids) => (
        <div className={styles.row}>
          <div
            ref={root}
            role="radiogroup"
            id={ids.id}
            tabIndex={-1}
            className={styles.grid}
            aria-labelledby={ids.labelId}
            aria-describedby={ids.describedBy}
            aria-invalid={ids.invalid || undefined}
            aria-required={field.required || undefined}
            aria-disabled={blocked || undefined}
            onKeyDown={handleKeyDown}
          >
            {colors.map((color) => {
              const name = [dataColorNames[color], taken[color]].filter(Boolean).join(', used by ');
              return (
                <button
                  key={color}
                  type="button"
                  role="radio"
                  className={styles.swatch}
                  aria-checked={color === value}
                  aria-label={name}
                  aria-disabled={blocked || undefined}
                  title={name}
                  data-color={color}
                  data-taken={taken[color] === undefined ? undefined : true}
                  tabIndex={color === (value ?? 1) ? 0 : -1}
                  onClick={() => choose(color)}
                >
                  {color === value ? <Icon of={Check} /> : null}
                </button>
              );
            })}
          </div>
          <span className={styles.name}>{value === null ? 'None' : dataColorNames[value]}</span>
        </div>
      )}
    </Field>
  );
}
