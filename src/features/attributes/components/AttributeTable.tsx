import { useState } from 'react';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Grip } from '#design-system/icons/shapes.ts';
import { formatNumber } from '#domain/money';
import { useRowOrder } from '#shared/order';
import { useOrderAttributes } from '../attributeMutations.ts';
import type { Attribute, AttributeEntity } from '../attributeQueries.ts';
import {
  byGroup,
  categoriesText,
  countOf,
  optionsText,
  reordered,
  typeLabel,
} from '../model/attributeDraft.ts';
import * as t from '../texts.ts';
import * as styles from './Attributes.css.ts';

export interface AttributeTableProps {
  entity: AttributeEntity;
  attributes: readonly Attribute[];
  openId: number | 'new' | null;
  /** Only the whole list can be put in order. */
  canOrder: boolean;
  onOpen: (id: number) => void;
}

type Group = ReturnType<typeof byGroup>[number];

/** The attributes of a kind of row under their groups; both are put in order by drag or the arrow keys on their grips. */
export function AttributeTable({ entity, attributes, openId, canOrder, onOpen }: AttributeTableProps) {
  const [heard, setHeard] = useState('');
  const { mutate } = useOrderAttributes();
  const groups = byGroup(attributes);
  const put = (ids: number[], words: string) => {
    setHeard(words);
    mutate({ entity, ids, before: attributes.map(({ id }) => id) });
  };
  const order = useRowOrder(
    groups.map(({ name }) => name),
    (names) =>
      put(reordered(groups, { names }), t.groupsList(names.map((name) => name || t.noGroup).join(', '))),
  );
  const values = attributes.reduce((sum, one) => sum + one.value_count, 0);
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t.attributes}>
        <thead>
          <tr>
            <th scope="col" className={styles.gripCell}>
              <span className={styles.heard}>{t.order}</span>
            </th>
            <th scope="col">{t.name}</th>
            <th scope="col" className={styles.typeCell}>
              {t.type}
            </th>
            <th scope="col" className={styles.optionsCell}>
              {t.choicesOrUnit}
            </th>
            <th scope="col" className={styles.optionsCell}>
              {t.constructionCategories}
            </th>
            <th scope="col" className={styles.countCell}>
              {t.values}
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.name}>
            <tr className={styles.group} {...(canOrder ? order.rowProps(group.name) : {})}>
              <td className={styles.gripCell}>
                {canOrder && groups.length > 1 ? (
                  <button
                    type="button"
                    className={styles.grip}
                    aria-label={t.moveGroupValueWithArrow(group.name || t.noGroup)}
                    {...order.gripProps(group.name)}
                  >
                    <Icon of={Grip} size="small" />
                  </button>
                ) : null}
              </td>
              <td colSpan={3}>
                {group.name || t.noGroup}
                <span className={styles.groupCount}>{group.attributes.length}</span>
              </td>
              {/* Where choices are not shown this cell is gone as well, so that the row is as wide as the others. */}
              <td className={styles.optionsCell} aria-hidden />
              <td className={styles.optionsCell} aria-hidden />
            </tr>
            <GroupRows
              group={group}
              openId={openId}
              canOrder={canOrder}
              onOpen={onOpen}
              onOrder={(ids, words) => put(reordered(groups, { group: group.name, ids }), words)}
            />
          </tbody>
        ))}
      </table>
      <div className={styles.foot}>
        {attributes.length === 1 ? t.attribute1 : t.numberAttributes(formatNumber(attributes.length))}
        {t.numberValuesOnKind(
          formatNumber(values),
          t.valueWord(values),
          countOf(entity, 2).replace('2 ', ''),
        )}
      </div>
      <div role="status" className={styles.heard}>
        {heard}
      </div>
    </div>
  );
}

interface GroupRowsProps extends Pick<AttributeTableProps, 'openId' | 'canOrder' | 'onOpen'> {
  group: Group;
  onOrder: (ids: number[], words: string) => void;
}

function GroupRows({ group, openId, canOrder, onOpen, onOrder }: GroupRowsProps) {
  const named = new Map(group.attributes.map(({ id, name }) => [id, name]));
  const order = useRowOrder([...named.keys()], (ids) =>
    onOrder(ids, t.orderList(ids.map((id) => named.get(id)).join(', '))),
  );
  return group.attributes.map((attribute) => (
    <tr
      key={attribute.id}
      aria-current={attribute.id === openId || undefined}
      {...(canOrder ? order.rowProps(attribute.id) : {})}
    >
      <td className={styles.gripCell}>
        {canOrder && group.attributes.length > 1 ? (
          <button
            type="button"
            className={styles.grip}
            aria-label={t.moveNameWithArrowKeys(attribute.name)}
            {...order.gripProps(attribute.id)}
          >
            <Icon of={Grip} size="small" />
          </button>
        ) : null}
      </td>
      <td>
        <button type="button" className={styles.open} onClick={() => onOpen(attribute.id)}>
          {attribute.name}
        </button>
      </td>
      <td className={styles.typeCell}>{typeLabel(attribute.type)}</td>
      <td className={styles.optionsCell} title={optionsText(attribute)}>
        {optionsText(attribute)}
      </td>
      <td className={styles.optionsCell} title={categoriesText(attribute)}>
        {categoriesText(attribute)}
      </td>
      <td className={styles.countCell}>{formatNumber(attribute.value_count)}</td>
    </tr>
  ));
}
