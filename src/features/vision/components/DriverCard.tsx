import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Icon } from '#design-system/icons/Icon/Icon.tsx';
import { Grip, Plus } from '#design-system/icons/shapes.ts';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatNumber } from '#domain/money';
import { balanceWeights, VISION_LIMITS, weightTotal } from '#domain/vision';
import { pathTo } from '#platform/routing';
import { useRowOrder } from '#shared/order';
import { useProjectId } from '#shared/project';
import { Why } from '#shared/why';
import { servedReason, weightReason, weightsReason } from '../model/visionReasons.ts';
import * as t from '../texts.ts';
import type { Driver, Vision, VisionBatch } from '../visionQueries.ts';
import { DriverDialog } from './DriverDialog.tsx';
import * as styles from './Vision.css.ts';

export interface DriverCardProps {
  vision: Vision;
  readOnly: boolean;
  onSave: (batch: VisionBatch['value_drivers'], title: string) => void;
}

const shownCodes = 2;

/** The goals that items are judged by: their weights edited in place, ordered by drag or by keys. */
export function DriverCard({ vision, readOnly, onSave }: DriverCardProps) {
  const { drivers, items } = vision;
  const [edited, setEdited] = useState<Driver | 'new' | null>(null);
  const total = weightTotal(drivers.map(({ weight }) => weight));
  const order = useRowOrder(
    drivers.map(({ id }) => id),
    (ids) => onSave({ order: ids }, t.valueDriversReordered),
  );
  const balance = () => {
    const weights = balanceWeights(drivers.map(({ weight }) => weight));
    const update = drivers.flatMap(({ id, version, weight }, index) =>
      weights[index] === weight ? [] : [{ id, version, weight: weights[index] ?? weight }],
    );
    if (update.length > 0) onSave({ update }, t.weightsBalancedTo100);
  };
  return (
    <Card
      title={t.valueDrivers}
      padding="none"
      actions={
        !readOnly && drivers.length > 0 && total !== 100 ? (
          <Button variant="quiet" size="small" onPress={balance}>
            {t.balanceTo100}
          </Button>
        ) : null
      }
    >
      {drivers.length === 0 ? (
        <EmptyState
          title={t.noValueDriversYet}
          text={t.whatTheProjectIs}
          headingLevel={3}
          action={
            readOnly ? null : (
              <Button icon={Plus} onPress={() => setEdited('new')}>
                {t.addDriver}
              </Button>
            )
          }
        />
      ) : (
        <>
          <table className={styles.table} aria-label={t.valueDrivers}>
            <colgroup>
              <col />
              <col style={{ width: 52 }} />
              <col style={{ width: 84 }} />
              {items ? <col className={styles.itemsColumn} /> : null}
            </colgroup>
            <thead>
              <tr>
                <th scope="col" colSpan={2}>
                  {t.driver}
                </th>
                <th scope="col" data-figure>
                  {t.weight}
                </th>
                {items ? <th scope="col">{t.items}</th> : null}
              </tr>
            </thead>
            <tbody>
              {drivers.map((driver) => (
                <tr key={driver.id} {...(readOnly ? {} : order.rowProps(driver.id))}>
                  <th scope="row">
                    <span className={styles.name}>
                      {readOnly ? null : (
                        <button
                          type="button"
                          className={styles.grip}
                          aria-label={t.moveNameWithArrowKeys(driver.name)}
                          {...order.gripProps(driver.id)}
                        >
                          <Icon of={Grip} size="small" />
                        </button>
                      )}
                      {readOnly ? (
                        <span className={styles.wraps} title={driver.description || driver.name}>
                          {driver.name}
                        </span>
                      ) : (
                        <button
                          type="button"
                          className={styles.nameButton}
                          title={driver.description || driver.name}
                          onClick={() => setEdited(driver)}
                        >
                          {driver.name}
                        </button>
                      )}
                    </span>
                  </th>
                  <td aria-hidden="true">
                    <div className={styles.bar}>
                      <div
                        className={styles.fill}
                        style={{ width: `${Math.min(100, total > 0 ? (driver.weight / total) * 100 : 0)}%` }}
                      />
                    </div>
                  </td>
                  <td data-figure>
                    {readOnly ? (
                      <Why
                        name={t.weightOfName(driver.name)}
                        text={formatNumber(driver.weight)}
                        reason={() => weightReason(driver, drivers)}
                      />
                    ) : (
                      <Weight
                        driver={driver}
                        onCommit={(weight) =>
                          onSave(
                            { update: [{ id: driver.id, version: driver.version, weight }] },
                            t.nameWeighsNumber(driver.name, formatNumber(weight)),
                          )
                        }
                      />
                    )}
                  </td>
                  {items ? (
                    <td>
                      <ServedBy driver={driver} drivers={drivers} items={items} />
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {t.total}
                </th>
                <td data-figure>
                  <Why
                    name={t.totalWeight}
                    text={formatNumber(total)}
                    reason={() => weightsReason(drivers)}
                  />
                </td>
                <td colSpan={items ? 1 : undefined}>
                  {total === 100 ? (
                    <span className={styles.sumsUp}>{t.addsTo100}</span>
                  ) : (
                    <span className={styles.sumsOff}>
                      {total < 100
                        ? t.numberLeftToAllocate(formatNumber(100 - total))
                        : t.numberTooMany(formatNumber(total - 100))}
                    </span>
                  )}
                </td>
              </tr>
            </tfoot>
          </table>
          {readOnly ? null : (
            <div className={styles.foot}>
              <Button
                variant="quiet"
                size="small"
                icon={Plus}
                disabledReason={
                  drivers.length >= VISION_LIMITS.value_drivers
                    ? t.aProjectHasAtMostValue(VISION_LIMITS.value_drivers)
                    : undefined
                }
                onPress={() => setEdited('new')}
              >
                {t.addDriver}
              </Button>
            </div>
          )}
        </>
      )}
      {edited === null ? null : (
        <DriverDialog
          driver={edited === 'new' ? undefined : edited}
          taken={drivers.filter((one) => one !== edited).map(({ name }) => name)}
          left={Math.max(0, 100 - total)}
          onCancel={() => setEdited(null)}
          onRemove={
            edited === 'new'
              ? undefined
              : () => {
                  setEdited(null);
                  onSave(
                    { remove: [{ id: edited.id, version: edited.version }] },
                    t.nameDeleted(edited.name),
                  );
                }
          }
          onSave={(values) => {
            setEdited(null);
            if (edited === 'new') onSave({ create: [values] }, t.nameAdded(values.name));
            else
              onSave(
                { update: [{ id: edited.id, version: edited.version, ...values }] },
                t.nameSaved(values.name),
              );
          }}
        />
      )}
    </Card>
  );
}

function Weight({ driver, onCommit }: { driver: Driver; onCommit: (weight: number) => void }) {
  const [weight, setWeight] = useState<number | null>(driver.weight);
  const [seen, setSeen] = useState(driver.weight);
  // Whoever changed it meanwhile, the field says what it is.
  if (seen !== driver.weight) {
    setSeen(driver.weight);
    setWeight(driver.weight);
  }
  return (
    <NumberField
      label={t.weightOfName(driver.name)}
      labelHidden
      size="small"
      decimals={2}
      minimum={0.01}
      maximum={100}
      value={weight}
      onChange={setWeight}
      onCommit={(next) => {
        if (next === null) setWeight(driver.weight);
        else if (next !== driver.weight) onCommit(next);
      }}
    />
  );
}

/** The items that score on a driver, the first of them by code. */
function ServedBy({
  driver,
  drivers,
  items,
}: {
  driver: Driver;
  drivers: readonly Driver[];
  items: NonNullable<Vision['items']>;
}) {
  const projectId = useProjectId();
  const hrefOf = (id: number) => pathTo('foresite', { projectId }, { itemDetailsId: id });
  const own = items.filter(({ scores }) => scores.some(({ driver_id: id }) => id === driver.id));
  if (own.length === 0) return <span className={styles.muted}>-</span>;
  const count = `${own.length} ${t.itemWord(own.length)}`;
  return (
    <Why
      name={t.theValueOfName(driver.name)}
      text={count}
      reason={() => servedReason(driver, drivers, own, hrefOf)}
    >
      <span className={styles.itemCount}>{count}</span>
      <span className={styles.codes}>
        {own.slice(0, shownCodes).map(({ id, code }) => (
          <span key={id} className={styles.code}>
            {code}
          </span>
        ))}
        {own.length > shownCodes ? (
          <span className={styles.muted}>{`+${own.length - shownCodes}`}</span>
        ) : null}
      </span>
    </Why>
  );
}
