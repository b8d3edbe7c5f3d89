import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Trash2 } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { AREA_UNITS, type AreaUnit, formatArea } from '#domain/area';
import { conceptCost } from '#domain/concepts';
import { formatCents, formatMoney, formatNumber, NOTHING } from '#domain/money';
import { useStartFocus } from '#shared/page';
import type { ComponentDraft } from '../model/conceptDrafts.ts';
import * as t from '../texts.ts';
import * as styles from './Concepts.css.ts';

export interface ComponentTableProps {
  components: readonly ComponentDraft[];
  unit: AreaUnit;
  /** What is wrong, by place and column: `components.2.area`. */
  errors: Readonly<Record<string, readonly string[] | undefined>>;
  readOnly: boolean;
  /** Key of the component that has just been added: its name has the focus. */
  startsAt: string | undefined;
  onChange: (components: ComponentDraft[]) => void;
}

/** `$610.00 in Portland 2019 × 1.398`; what may not be seen is not said. */
function sourceWords({ source }: ComponentDraft): string | null {
  if (source === null) return null;
  if (source.cost_per_area === null) return t.fromAProjectThatYou;
  const place = [source.city, source.year].filter((word) => word !== null).join(' ');
  const factor = source.factor === null ? '' : ` × ${formatNumber(source.factor, 4)}`;
  return `${source.project_name ?? ''}: ${formatCents(source.cost_per_area)}${place ? t.inPlace(place) : ''}${factor}`;
}

const costOf = ({ area, cost_per_area: rate }: ComponentDraft, unit: AreaUnit) =>
  conceptCost([{ area: area ?? 0, cost_per_area: rate ?? 0 }], unit).cost;

/** The components of a concept, edited in place, with what they come to. */
export function ComponentTable(props: ComponentTableProps) {
  const { components, unit, errors, readOnly, startsAt, onChange } = props;
  const table = useStartFocus<HTMLTableElement>(startsAt);
  const { abbreviation } = AREA_UNITS[unit];
  const change = (key: string, part: Partial<ComponentDraft>) =>
    onChange(components.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const sums = conceptCost(
    components.map(({ area, cost_per_area: rate }) => ({ area: area ?? 0, cost_per_area: rate ?? 0 })),
    unit,
  );
  return (
    <ScrollBox label={t.components}>
      <table className={styles.edited} data-sums ref={table}>
        <thead>
          <tr>
            <th scope="col">{t.component}</th>
            <th scope="col" className={styles.number}>
              {t.areaAbbreviation(abbreviation)}
            </th>
            <th scope="col" className={styles.number}>
              {t.costPerAbbreviation(abbreviation)}
            </th>
            <th scope="col" className={styles.number}>
              {t.cost}
            </th>
            {readOnly ? null : (
              <th scope="col">
                <span className={styles.hidden}>{t.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {components.map((one, place) => {
            const name = one.name || t.componentPlace(place + 1);
            const field = (column: string, label: string) => ({
              label: t.labelOfName(label, name),
              labelHidden: true,
              size: 'small' as const,
              readOnly,
              error: errors[`components.${place}.${column}`]?.join(' '),
            });
            const source = sourceWords(one);
            return (
              <tr key={one.key}>
                <td className={styles.nameField}>
                  <TextField
                    {...field('name', t.name)}
                    startsFocused={one.key === startsAt}
                    maxLength={120}
                    value={one.name}
                    onChange={(text) => change(one.key, { name: text })}
                  />
                  {source ? <div className={styles.reason}>{source}</div> : null}
                  {errors[`components.${place}.source`] ? (
                    <div className={styles.reason}>{errors[`components.${place}.source`]?.join(' ')}</div>
                  ) : null}
                </td>
                <td className={styles.field}>
                  <NumberField
                    {...field('area', t.area)}
                    minimum={0}
                    value={one.area}
                    onChange={(area) => change(one.key, { area })}
                  />
                </td>
                <td className={styles.field}>
                  <MoneyField
                    {...field('cost_per_area', t.costPerAbbreviation(abbreviation))}
                    decimals={4}
                    minimum={0}
                    value={one.cost_per_area}
                    onChange={(rate) => change(one.key, { cost_per_area: rate })}
                  />
                </td>
                <td className={styles.figure}>{formatMoney(costOf(one, unit))}</td>
                {readOnly ? null : (
                  <td>
                    <IconButton
                      icon={Trash2}
                      size="small"
                      label={t.removeName(name)}
                      onPress={() => onChange(components.filter(({ key }) => key !== one.key))}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t.buildingCost}</th>
            <td className={styles.number}>{formatArea({ value: sums.area, unit })}</td>
            <td className={styles.number}>
              {sums.cost_per_area === null ? NOTHING : formatCents(sums.cost_per_area)}
            </td>
            <td className={styles.number}>{formatMoney(sums.cost)}</td>
            {readOnly ? null : <td aria-hidden="true">&nbsp;</td>}
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}
