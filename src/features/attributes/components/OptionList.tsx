import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Grip, Plus, Trash2, Undo2 } from '#design-system/icons/shapes.ts';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { ATTRIBUTE_LIMITS, DEFINITION_LIMITS } from '#domain/attributes';
import { useRowOrder } from '#shared/order';
import { useStartFocus } from '#shared/page';
import type { AttributeEntity } from '../attributeQueries.ts';
import { countOf, newOption, type OptionDraft } from '../model/attributeDraft.ts';
import * as t from '../texts.ts';
import * as styles from './Attributes.css.ts';

export interface OptionListProps {
  entity: AttributeEntity;
  options: readonly OptionDraft[];
  /** How many values name each choice. */
  counts: ReadonlyMap<number, number>;
  error: string | undefined;
  readOnly: boolean;
  onChange: (options: OptionDraft[]) => void;
}

/** The choices of an attribute: renamed in place, put in order by drag or the arrow keys on the grip, removed with where their values go. */
export function OptionList({ entity, options, counts, error, readOnly, onChange }: OptionListProps) {
  const [heard, setHeard] = useState('');
  const [added, setAdded] = useState<string>();
  const list = useStartFocus<HTMLUListElement>(added);
  const order = useRowOrder(
    options.map(({ key }) => key),
    (keys) => {
      onChange(keys.flatMap((key) => options.find((one) => one.key === key) ?? []));
      const from = options.map(({ key }) => key);
      const moved = keys.find((key, place) => from[place] !== key && from.indexOf(key) >= 0);
      setHeard(moved === undefined ? '' : t.orderChangedLengthChoices(keys.length));
    },
  );
  const change = (key: string, part: Partial<OptionDraft>) =>
    onChange(options.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (one: OptionDraft) =>
    one.option_id === null
      ? onChange(options.filter(({ key }) => key !== one.key))
      : change(one.key, { isRemoved: true });
  const removedCount = options.filter((one) => one.isRemoved).length;
  const stays = options.filter((one) => !one.isRemoved && one.option_id !== null);
  return (
    <Stack gap={2}>
      <Text as="h3" size="grid" weight="strong">
        {removedCount > 0
          ? t.choicesLengthKeptRemovedCount(options.length - removedCount, removedCount)
          : t.choices}
      </Text>
      {error ? (
        <Text size="meta" tone="critical">
          {error}
        </Text>
      ) : null}
      <ul className={styles.options} ref={list}>
        {options.map((one, place) => {
          const name = one.option_value || t.choicePlace(place + 1);
          const used = one.option_id === null ? 0 : (counts.get(one.option_id) ?? 0);
          return (
            <li
              key={one.key}
              className={styles.option}
              data-removed={one.isRemoved || undefined}
              {...(readOnly ? {} : order.rowProps(one.key))}
            >
              {readOnly ? (
                <span />
              ) : (
                <button
                  type="button"
                  className={styles.grip}
                  aria-label={t.moveNameWithArrowKeys(name)}
                  {...order.gripProps(one.key)}
                >
                  <Icon of={Grip} size="small" />
                </button>
              )}
              {one.isRemoved ? (
                <>
                  <div>
                    <div className={styles.removed}>{name}</div>
                    {used > 0 ? (
                      <Text size="meta" tone="caution">
                        {t.rowsUseIt(countOf(entity, used), t.usesWord(used))}
                      </Text>
                    ) : null}
                  </div>
                  {used > 0 ? (
                    <Select
                      label={t.moveValuesOfNameTo(name)}
                      labelHidden
                      size="small"
                      options={[
                        { value: 'none', label: t.emptyThem },
                        ...stays.map(({ option_id: id, option_value }) => ({
                          value: String(id),
                          label: option_value,
                        })),
                      ]}
                      value={one.move_to === null ? 'none' : String(one.move_to)}
                      onChange={(to) => change(one.key, { move_to: to === 'none' ? null : Number(to) })}
                    />
                  ) : (
                    <span />
                  )}
                  <IconButton
                    icon={Undo2}
                    size="small"
                    label={t.keepName(name)}
                    onPress={() => change(one.key, { isRemoved: false, move_to: null })}
                  />
                </>
              ) : (
                <>
                  <TextField
                    label={t.choicePlacePiece(place + 1)}
                    labelHidden
                    readOnly={readOnly}
                    startsFocused={one.key === added}
                    maxLength={DEFINITION_LIMITS.choice}
                    value={one.option_value}
                    onChange={(option_value) => change(one.key, { option_value })}
                  />
                  <span className={styles.used}>{used > 0 ? countOf(entity, used) : ''}</span>
                  {readOnly ? (
                    <span />
                  ) : (
                    <IconButton
                      icon={Trash2}
                      size="small"
                      label={t.removeName(name)}
                      onPress={() => remove(one)}
                    />
                  )}
                </>
              )}
            </li>
          );
        })}
      </ul>
      {readOnly ? null : (
        <div>
          <Button
            icon={Plus}
            size="small"
            disabledReason={
              options.length - removedCount >= ATTRIBUTE_LIMITS.options
                ? t.anAttributeHasAtMost(ATTRIBUTE_LIMITS.options)
                : undefined
            }
            onPress={() => {
              const option = newOption();
              onChange([...options, option]);
              setAdded(option.key);
            }}
          >
            {t.addChoice}
          </Button>
        </div>
      )}
      <div role="status" className={styles.heard}>
        {heard}
      </div>
    </Stack>
  );
}
