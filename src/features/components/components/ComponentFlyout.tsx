import { dataColor } from '#design-system/foundations/dataColor.ts';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatArea } from '#domain/area';
import { componentFields } from '#domain/components';
import { formatMoney, formatNumber, NOTHING } from '#domain/money';
import { AttributeFields, saidIn, useAttributes, withSaid } from '#shared/attributes';
import { HostedFlyout } from '#shared/flyout';
import { localToday, useProject } from '#shared/project';
import { componentFlyout } from '../componentFlyout.ts';
import { ownPatch, type ComponentRow, nameOf } from '../model/componentRows.ts';
import * as t from '../texts.ts';
import type { useComponents } from '../useComponents.ts';
import * as styles from './componentColumns.css.ts';

export interface ComponentFlyoutProps {
  componentId: number;
  components: ReturnType<typeof useComponents>;
  onClose: () => void;
}

/** One component beside the list: its figures, and the company's own fields, each saved when it is left. */
export default function ComponentFlyout({ componentId, components, onClose }: ComponentFlyoutProps) {
  const { rows, save, data } = components;
  const mayChange = useProject().permissions.includes('change_component');
  const attributes = useAttributes('COMPONENT');
  const row = rows.find(({ id }) => id === componentId);
  const footer = (
    <>
      <Box flex="grow" />
      <Button onPress={onClose}>{t.close}</Button>
    </>
  );
  if (!row)
    return (
      <HostedFlyout flyout={componentFlyout} label={t.component} footer={footer}>
        {data ? <EmptyState title={t.componentNotFound} text={t.someoneDeletedItUndoBrings} /> : null}
      </HostedFlyout>
    );
  return (
    <HostedFlyout
      flyout={componentFlyout}
      label={nameOf(row)}
      header={
        <Inline justify="space-between">
          <Inline gap={2}>
            <span className={styles.swatch} style={{ background: dataColor(row.color_index) }} />
            <Text as="h2" size="section" weight="strong">
              {nameOf(row)}
            </Text>
          </Inline>
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      }
      footer={footer}
    >
      <Stack gap={4}>
        <ComponentFacts row={row} />
        {attributes?.length === 0 ? <Text tone="muted">{t.yourCompanyHasNoAttributes}</Text> : null}
        <AttributeFields
          entity="COMPONENT"
          values={row.custom_attributes}
          errors={{}}
          readOnly={!mayChange}
          today={localToday()}
          onCommit={(id, value) => {
            const attribute = attributes?.find((one) => one.id === id);
            if (!attribute || saidIn(row, id) === value) return;
            void save(
              (known) => ownPatch(known.get(row.key), (now) => withSaid(now, attribute, value)),
              t.nameSaved(attribute.name),
            ).catch(() => undefined);
          }}
        />
      </Stack>
    </HostedFlyout>
  );
}

function ComponentFacts({ row }: { row: ComponentRow }) {
  const unit = row.base_unit_name ?? '';
  const facts = [
    [componentFields.work_type.label, row.work_type],
    [componentFields.construction_sub_category.label, row.construction_sub_category],
    [
      componentFields.base_unit_count.label,
      row.base_unit_count === null ? null : `${formatNumber(row.base_unit_count)} ${unit}`.trim(),
    ],
    [componentFields.area_value.label, formatArea(row.area)],
    [componentFields.target_area_value.label, formatArea(row.target_area)],
    [componentFields.target_budget.label, formatMoney(row.target_budget)],
    [t.current, formatMoney(row.current_cost)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, text]) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.factName}>{label}</dt>
          <dd className={styles.factText}>{text ?? NOTHING}</dd>
        </div>
      ))}
    </dl>
  );
}
