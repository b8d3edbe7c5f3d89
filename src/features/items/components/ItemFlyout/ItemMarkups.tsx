import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { Undo2 } from '#design-system/icons/shapes.ts';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { PercentField } from '#design-system/inputs/PercentField/PercentField.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import type { ItemMarkup } from '#domain/markups';
import { formatMoney } from '#domain/money';
import { useCan } from '#platform/flags';
import { useFocusSection } from '#platform/routing';
import type { Item } from '#shared/foresite';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { markedUp, markupNote, withChoice } from '../../model/itemMarkups.ts';
import * as t from '../../texts.ts';
import * as styles from './ItemMarkups.css.ts';
import type { ItemEdit } from './useItemEdit.ts';

const cents = (amount: number) => formatMoney(amount, { cents: !Number.isInteger(amount) });

/** From direct cost to total, line by line; an item may leave a line out or take a value of its own (docs/product/items.md). */
export function ItemMarkups({
  item,
  edit,
  subtotal,
  settled,
}: {
  item: Item;
  edit: ItemEdit;
  /** Dollars, as the scope stands now. */
  subtotal: number;
  settled: string | undefined;
}) {
  const rights = {
    add: useCan('add_item_markup'),
    edit: useCan('edit_item_markup'),
    remove: useCan('delete_item_markup'),
  };
  const ref = useFocusSection<HTMLDivElement>('markups');
  if (item.use_markups === null) return null;
  const { lines, total } = markedUp(item, subtotal);
  const mayEdit = (line: ItemMarkup) =>
    settled === undefined && (line.is_excluded || line.value !== null ? rights.edit : rights.add);
  const change = (line: ItemMarkup, to: Partial<Pick<ItemMarkup, 'is_excluded' | 'value'>>) => {
    const choice = { markup_id: line.id, is_excluded: line.is_excluded, value: line.value, ...to };
    edit.commit({ markups: withChoice(edit.values.markups ?? [], choice) });
  };
  return (
    <div ref={ref}>
      <Stack gap={2}>
        <Inline gap={2} align="center" justify="space-between">
          <Text as="h3" size="body" weight="strong">
            {t.markups}
          </Text>
          <Switch
            label={t.markupsOfTheProject}
            checked={edit.values.use_markups ?? item.use_markups}
            disabledReason={settled ?? (rights.edit ? undefined : t.youNeedPermissionToChange)}
            onChange={(use_markups) => edit.commit({ use_markups })}
          />
        </Inline>
        {item.use_markups ? (
          <ScrollBox label={t.markups} className={styles.frame}>
            <table className={styles.table} aria-label={t.markups}>
              <tbody>
                <tr>
                  <th scope="row" colSpan={2} className={styles.name}>
                    {t.directCost}
                  </th>
                  <td className={styles.amount}>
                    <Figure>{cents(subtotal)}</Figure>
                  </td>
                </tr>
                {lines.map((line) => (
                  <tr key={line.id} data-off={line.applies ? undefined : true} className={styles.line}>
                    <th scope="row" className={styles.name}>
                      {line.name}
                      <span className={styles.note}>{markupNote(line)}</span>
                    </th>
                    <td className={styles.rate}>
                      {line.is_excluded ? null : (
                        <Rate line={line} readOnly={!mayEdit(line)} onChange={change} />
                      )}
                    </td>
                    <td className={styles.amount}>
                      <Figure>{line.applies ? cents(line.amount) : '-'}</Figure>
                    </td>
                    <td className={styles.action}>
                      {settled === undefined ? (
                        <Action line={line} mayAdd={rights.add} mayRemove={rights.remove} onChange={change} />
                      ) : null}
                    </td>
                  </tr>
                ))}
                <tr className={styles.total}>
                  <th scope="row" colSpan={2} className={styles.name}>
                    {t.costWithMarkups}
                  </th>
                  <td className={styles.amount}>
                    <Figure>{cents(total)}</Figure>
                  </td>
                </tr>
              </tbody>
            </table>
          </ScrollBox>
        ) : (
          <Text size="meta" tone="subtle">
            {t.pricedAllInNothingComes}
          </Text>
        )}
        {edit.errors['markups'] ? <Text tone="critical">{edit.errors['markups'].join(' ')}</Text> : null}
      </Stack>
    </div>
  );
}

type OnChange = (line: ItemMarkup, to: Partial<Pick<ItemMarkup, 'is_excluded' | 'value'>>) => void;

function Rate({ line, readOnly, onChange }: { line: ItemMarkup; readOnly: boolean; onChange: OnChange }) {
  const field = {
    label: t.nameValue(line.name),
    labelHidden: true,
    quiet: true,
    size: 'small' as const,
    readOnly,
    decimals: 4,
    allowsNegative: true,
    onChange: () => undefined,
    onCommit: (value: number | null) => {
      const own = value === line.project_value && line.kind !== 'lump_sum' ? null : value;
      if (own !== line.value) onChange(line, { value: own });
    },
  };
  if (line.kind === 'lump_sum') return <MoneyField {...field} placeholder="-" value={line.value} />;
  return <PercentField {...field} value={line.value ?? line.project_value} />;
}

/** Leaves a line out, or takes it as the project has it. */
function Action({
  line,
  mayAdd,
  mayRemove,
  onChange,
}: {
  line: ItemMarkup;
  mayAdd: boolean;
  mayRemove: boolean;
  onChange: OnChange;
}) {
  const isOwn = line.is_excluded || line.value !== null;
  if (isOwn)
    return mayRemove ? (
      <IconButton
        icon={Undo2}
        size="tiny"
        label={t.toUseTheProjectsName(line.name)}
        onPress={() => onChange(line, { is_excluded: false, value: null })}
      />
    ) : null;
  return mayAdd && line.applies ? (
    <Button size="small" variant="quiet" onPress={() => onChange(line, { is_excluded: true })}>
      {t.leaveOut}
      <span className={styles.hidden}> {line.name}</span>
    </Button>
  ) : null;
}
