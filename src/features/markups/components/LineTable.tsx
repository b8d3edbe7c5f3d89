import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Grip, Trash2 } from '#design-system/icons/shapes.ts';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { canInherit, isDollars, TEMPLATE_KINDS, type TemplateKind } from '#domain/markups';
import { useRowOrder } from '#shared/order';
import { useStartFocus } from '#shared/page';
import type { DraftLine } from '../model/templateDraft.ts';
import * as t from '../texts.ts';
import * as styles from './Markups.css.ts';

export interface LineTableProps {
  lines: readonly DraftLine[];
  /** What is wrong, by place and column: `lines.2.value`. */
  errors: Readonly<Record<string, readonly string[]>>;
  isReadOnly: boolean;
  /** Key of the line that has just been added: its name has the focus. */
  startsAt?: string | undefined;
  onChange: (lines: DraftLine[]) => void;
}

const kinds = (Object.keys(TEMPLATE_KINDS) as TemplateKind[]).map((value) => ({
  value,
  label: TEMPLATE_KINDS[value].label,
}));
const displays = [
  { value: 'separated' as const, label: t.separated },
  { value: 'allocated' as const, label: t.allocated },
];
const inherits = t.lumpSumsAndSums;

/** The lines of a template, edited in place; put in order by drag, or by the arrow keys on the grip. */
export function LineTable({ lines, errors, isReadOnly, startsAt, onChange }: LineTableProps) {
  const table = useStartFocus<HTMLTableElement>(startsAt);
  const order = useRowOrder(
    lines.map(({ key }) => key),
    (keys) => onChange(keys.flatMap((key) => lines.find((line) => line.key === key) ?? [])),
  );
  const change = (key: string, part: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  return (
    <div className={styles.scroll}>
      <table className={styles.table} ref={table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.hidden}>{t.order}</span>
            </th>
            <th scope="col">{t.on}</th>
            <th scope="col">{t.line}</th>
            <th scope="col">{t.kind}</th>
            <th scope="col" className={styles.number}>
              {t.value}
            </th>
            <th scope="col">{t.items}</th>
            <th scope="col">{t.display}</th>
            <th scope="col">
              <span className={styles.hidden}>{t.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => {
            const name = line.name || t.linePlace(place + 1);
            const error = (column: string) => errors[`lines.${place}.${column}`]?.join(' ');
            const field = (column: string, label: string) => ({
              label: t.labelOfName(label, name),
              labelHidden: true,
              size: 'small' as const,
              readOnly: isReadOnly,
              error: error(column),
            });
            const amount = isDollars(line.kind) ? MoneyField : PercentField;
            const Value = amount;
            return (
              <tr
                key={line.key}
                data-off={!line.is_on || undefined}
                {...(isReadOnly ? {} : order.rowProps(line.key))}
              >
                <td>
                  {isReadOnly ? null : (
                    <button
                      type="button"
                      className={styles.grip}
                      aria-label={t.moveNameWithArrowKeys(name)}
                      {...order.gripProps(line.key)}
                    >
                      <Icon of={Grip} size="small" />
                    </button>
                  )}
                </td>
                <td>
                  <Switch
                    label={t.nameIsOn(name)}
                    labelHidden
                    checked={line.is_on}
                    onChange={(isOn) => change(line.key, { is_on: isOn })}
                    {...(isReadOnly && { disabledReason: t.youCanViewMarkupsBut })}
                  />
                </td>
                <td>
                  <TextField
                    {...field('name', t.name)}
                    startsFocused={line.key === startsAt}
                    value={line.name}
                    onChange={(text) => change(line.key, { name: text })}
                  />
                </td>
                <td>
                  <Select
                    {...field('kind', t.kind)}
                    options={kinds}
                    value={line.kind}
                    onChange={(kind) =>
                      change(line.key, { kind, ...(!canInherit(kind) && { items_inherit: false }) })
                    }
                  />
                </td>
                <td className={styles.value}>
                  <Value
                    {...field('value', t.value)}
                    decimals={4}
                    allowsNegative
                    value={line.value}
                    onChange={(value) => change(line.key, { value })}
                  />
                </td>
                <td>
                  <Checkbox
                    label={t.itemsInheritName(name)}
                    labelHidden
                    checked={line.items_inherit && canInherit(line.kind)}
                    onChange={(taken) => change(line.key, { items_inherit: taken })}
                    {...(isReadOnly
                      ? { disabledReason: t.youCanViewMarkupsBut }
                      : !canInherit(line.kind) && { disabledReason: inherits })}
                  />
                </td>
                <td>
                  <Select
                    {...field('display', t.display)}
                    options={displays}
                    value={line.display}
                    onChange={(display) => change(line.key, { display })}
                  />
                </td>
                <td>
                  {isReadOnly ? null : (
                    <IconButton
                      icon={Trash2}
                      size="small"
                      label={t.removeName(name)}
                      onPress={() => onChange(lines.filter(({ key }) => key !== line.key))}
                    />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
