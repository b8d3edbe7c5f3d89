import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { X } from '#design-system/icons/shapes.ts';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Flyout } from '#design-system/overlays/Flyout/Flyout.tsx';
import { formatDate } from '#domain/dates';
import { formatCents, formatNumber } from '#domain/money';
import { LoadError } from '#shared/failure';
import { useProjectId } from '#shared/project';
import { type PriceFilters, type UnitPrice, unitPricesQuery } from '../pastQueries.ts';
import { PRICE_TYPE } from '../model/pastPrices.ts';
import * as t from '../texts.ts';
import * as styles from './Estimate.css.ts';

export interface UnitPricesProps {
  milestone: number;
  today: string;
  groups: readonly { id: number; div_code: string; name: string }[];
  /** Takes a price into the estimate; absent for those who may not write it. */
  onTake?: ((price: UnitPrice) => void) | undefined;
  onClose: () => void;
}

const nothing: PriceFilters = { search: '', group: null, unit: '', region: '', from: null, to: null };
const step = 50;

/** Unit prices of the company's past lines, brought to this estimate's place and day, to look up and to take in. */
export default function UnitPrices({ milestone, today, groups, onTake, onClose }: UnitPricesProps) {
  const [filters, setFilters] = useState(nothing);
  const [limit, setLimit] = useState(step);
  const query = useQuery(unitPricesQuery(useProjectId(), milestone, filters, limit));
  const narrow = (next: Partial<PriceFilters>) => {
    setFilters({ ...filters, ...next });
    setLimit(step);
  };
  const found = query.data;
  return (
    <Flyout
      label={t.unitPrices}
      size="medium"
      onCloseRequest={onClose}
      header={
        <Inline justify="space-between">
          <Text as="h2" size="section" weight="strong">
            {t.unitPrices}
          </Text>
          <IconButton icon={X} size="small" label={t.close} onPress={onClose} />
        </Inline>
      }
    >
      <Stack gap={3}>
        <SearchField
          label={t.searchPastLines}
          width="full"
          value={filters.search}
          onChange={(search) => narrow({ search })}
        />
        <ComboBox
          label={t.costGroup}
          placeholder={t.anyCostGroup}
          clearable
          options={groups.map(({ id, div_code: code, name }) => ({
            value: String(id),
            label: `${code} ${name}`,
          }))}
          value={filters.group}
          onChange={(group) => narrow({ group })}
        />
        <Columns count={2} minimum={200}>
          <SearchField
            label={t.unit}
            width="full"
            value={filters.unit}
            onChange={(unit) => narrow({ unit })}
          />
          <SearchField
            label={t.cityOrState}
            width="full"
            value={filters.region}
            onChange={(region) => narrow({ region })}
          />
          <DateField
            label={t.from}
            today={today}
            value={filters.from}
            onChange={(from) => narrow({ from })}
          />
          <DateField label={t.to} today={today} value={filters.to} onChange={(to) => narrow({ to })} />
        </Columns>
        {found ? (
          <>
            <dl className={styles.priceFacts}>
              <Fact name={t.low} value={found.low} />
              <Fact name={t.median} value={found.median} />
              <Fact name={t.high} value={found.high} />
            </dl>
            <Text size="meta" tone="muted">
              {t.linesBroughtToCity(
                found.is_cut ? t.theNewest : '',
                formatNumber(found.count),
                t.lineWord(found.count),
                found.place.city ?? t.thisProject,
                formatDate(found.place.date),
              )}
            </Text>
            {found.count === 0 ? (
              <EmptyState art="funnel" title={t.noPricesFound} text={t.noPastLine} />
            ) : (
              <ul className={styles.prices}>
                {found.results.map((price) => (
                  <Price key={price.id} price={price} onTake={onTake} />
                ))}
              </ul>
            )}
            {found.count > found.results.length ? (
              <Button size="small" variant="quiet" onPress={() => setLimit(Math.min(limit + step, 500))}>
                {t.morePrices}
              </Button>
            ) : null}
          </>
        ) : query.isError ? (
          <LoadError what={t.unitPricesLower} error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton height={240} />
        )}
      </Stack>
    </Flyout>
  );
}

function Fact({ name, value }: { name: string; value: number | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatCents(value)}</dd>
    </div>
  );
}

function Price({ price, onTake }: { price: UnitPrice; onTake: UnitPricesProps['onTake'] }) {
  const { description, code, quantity, unit, unit_cost: cost, normalized, problem } = price;
  const place = [price.city, price.state].filter(Boolean).join(', ');
  const per = unit ? ` / ${unit}` : '';
  return (
    // The button beside it does the same by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.price}
      draggable={onTake !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'copy';
        event.dataTransfer.setData(PRICE_TYPE, JSON.stringify(price));
      }}
    >
      <div className={styles.priceText}>
        <span>{[code, description].filter(Boolean).join(' ')}</span>
        <Text size="meta" tone="muted">
          {[price.project, place, price.milestone, formatDate(price.date)].filter(Boolean).join(', ')}
        </Text>
        <Text size="meta" tone="muted">
          {problem ??
            t.numberValueAtCentsThen(formatNumber(quantity), unit ? ` ${unit}` : '', formatCents(cost))}
        </Text>
      </div>
      <span className={styles.priceFigure}>{`${formatCents(normalized ?? cost)}${per}`}</span>
      {onTake ? (
        <Button size="small" tooltip={t.addsALineDescription(description)} onPress={() => onTake(price)}>
          {t.add}
        </Button>
      ) : null}
    </li>
  );
}
