import { ToggleGroup } from '../../actions/ToggleGroup/ToggleGroup.tsx';
import { Select } from '../../inputs/Select/Select.tsx';
import type { Address } from '../address/address.ts';
import { changeAddress } from '../address/useAddress.ts';
import * as styles from './shell.css.ts';

const themes = [
  { value: 'system', label: 'System theme' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'light more', label: 'Light, more contrast' },
  { value: 'dark more', label: 'Dark, more contrast' },
  { value: 'forced', label: 'Forced colors' },
] as const;
const widths = [
  { value: '390', label: '390' },
  { value: '850', label: '850' },
  { value: 'full', label: 'Full' },
] as const;
const densities = [
  { value: 'normal', label: 'Normal' },
  { value: 'compact', label: 'Compact' },
] as const;
const directions = [
  { value: 'ltr', label: 'LTR' },
  { value: 'rtl', label: 'RTL' },
] as const;

/** What every example can be looked at in: theme, density, direction, width. */
export function Switches({ address, layout }: { address: Address; layout: 'row' | 'column' }) {
  const { theme, contrast, density, direction, width } = address;
  const look = contrast === 'more' ? `${theme === 'dark' ? 'dark' : 'light'} more` : theme;
  const setLook = (value: (typeof themes)[number]['value']) => {
    const [next, more] = value.split(' ') as [Address['theme'], string?];
    changeAddress({ theme: next, contrast: more ? 'more' : 'normal' });
  };
  return (
    <div className={styles.switches} data-layout={layout} role="group" aria-label="Switches">
      <Switch name="Width" layout={layout}>
        <ToggleGroup
          label="Width"
          options={widths}
          value={String(width) as '390'}
          onChange={(value) => changeAddress({ width: value === 'full' ? 'full' : Number(value) })}
        />
      </Switch>
      <Switch name="Direction" layout={layout}>
        <ToggleGroup
          label="Direction"
          options={directions}
          value={direction}
          onChange={(value) => changeAddress({ direction: value })}
        />
      </Switch>
      <Switch name="Density" layout={layout}>
        <ToggleGroup
          label="Density"
          options={densities}
          value={density}
          onChange={(value) => changeAddress({ density: value })}
        />
      </Switch>
      <Switch name="Theme" layout={layout}>
        <div className={styles.themes}>
          <Select
            label="Theme"
            labelHidden
            size="small"
            options={themes}
            value={look as (typeof themes)[number]['value']}
            onChange={setLook}
          />
        </div>
      </Switch>
    </div>
  );
}

function Switch({
  name,
  layout,
  children,
}: {
  name: string;
  layout: 'row' | 'column';
  children: React.ReactNode;
}) {
  if (layout === 'row') return children;
  return (
    <div className={styles.switchRow}>
      <span aria-hidden className={styles.switchName}>
        {name}
      </span>
      {children}
    </div>
  );
}
