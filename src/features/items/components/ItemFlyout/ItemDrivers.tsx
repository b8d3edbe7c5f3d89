import { useQuery } from '@tanstack/react-query';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { valueDriversQuery } from '../../itemQueries.ts';
import { driverScores, scoreLabel, weightShare } from '../../model/driverScores.ts';
import { Fold } from '#shared/fold';
import { itemPartsStyles as styles } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import * as t from '../../texts.ts';
import type { ItemEdit } from './useItemEdit.ts';

const none = 'none';
const choices = [
  { value: none, label: t.notScored },
  ...driverScores.map((score) => ({ value: String(score), label: scoreLabel(score) })),
];

/** How far an item serves each goal of the project (docs/product/items.md); nothing where the project has no goals. */
export function ItemDrivers({ edit, readOnly }: { edit: ItemEdit; readOnly: boolean }) {
  const projectId = useProjectId();
  const drivers = useQuery(valueDriversQuery(projectId)).data?.results ?? [];
  if (drivers.length === 0) return null;
  const scores = edit.values.drivers;
  const choose = (driverId: number, value: string) => {
    const others = scores.filter(({ driver_id }) => driver_id !== driverId);
    const next = value === none ? others : [...others, { driver_id: driverId, score: Number(value) }];
    edit.commit({ drivers: drivers.flatMap(({ id }) => next.filter(({ driver_id }) => driver_id === id)) });
  };
  return (
    <Fold
      id="item.drivers"
      title={t.valueDrivers}
      note={scores.length === 0 ? t.notScored : t.lengthOfLength2Scored(scores.length, drivers.length)}
    >
      <ul className={styles.list} aria-label={t.valueDrivers}>
        {drivers.map((driver) => (
          <li key={driver.id} className={styles.row}>
            <span className={styles.name} title={driver.description}>
              {driver.name}
            </span>
            <span className={styles.aside}>{weightShare(driver, drivers)}</span>
            <span className={styles.choice}>
              <Select
                label={driver.name}
                labelHidden
                quiet
                size="small"
                readOnly={readOnly}
                options={choices}
                value={String(scores.find(({ driver_id }) => driver_id === driver.id)?.score ?? none)}
                onChange={(value) => choose(driver.id, value)}
              />
            </span>
          </li>
        ))}
      </ul>
      {edit.errors['drivers'] ? <Text tone="critical">{edit.errors['drivers'].join(' ')}</Text> : null}
    </Fold>
  );
}
