import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { AREA_UNITS, formatArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { formatCents, formatNumber, NOTHING } from '#domain/money';
import { LoadError } from '#shared/failure';
import { type Analysis, PAST_PAGE, type PastComponent, pastComponentsQuery } from '../conceptQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Concepts.css.ts';

export interface PastDialogProps {
  analysis: Analysis;
  onTake: (past: PastComponent[]) => void;
  onClose: () => void;
}

const placeOf = ({ city, year }: PastComponent): string =>
  [city, year].filter((word) => word !== null).join(' ') || NOTHING;
const keyOf = ({ component_id: id }: PastComponent) => id;

/** Components of past projects at the place and date of the analysis, to take their costs per area over. */
export default function PastDialog({ analysis, onTake, onClose }: PastDialogProps) {
  const [search, setSearch] = useState('');
  const [offset, setOffset] = useState(0);
  const [chosen, setChosen] = useState<readonly PastComponent[]>([]);
  const past = useQuery(pastComponentsQuery(analysis.id, search.trim(), offset));
  const isChosen = (one: PastComponent) => chosen.some((other) => keyOf(other) === keyOf(one));
  const count = chosen.length;
  const { abbreviation } = AREA_UNITS[analysis.area_unit];
  return (
    <Dialog
      title={t.costsOfPastProjects}
      size="wide"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            disabledReason={count === 0 ? t.chooseComponentsFirst : undefined}
            onPress={() => onTake([...chosen])}
          >
            {count === 0
              ? t.addComponents
              : t.addValue(count === 1 ? t.component1 : t.countComponents(count))}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text tone="muted">
          {t.newestEstimatesOfProjects(
            analysis.city || t.thePlaceOfTheAnalysis,
            formatDate(analysis.cost_date),
          )}
        </Text>
        <SearchField
          label={t.searchPastProjects}
          placeholder={t.projectComponentOrCity}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setOffset(0);
          }}
        />
        {past.isError && !past.data ? (
          <LoadError what={t.pastProjects} error={past.error} onRetry={() => void past.refetch()} />
        ) : !past.data ? (
          <Skeleton height={240} />
        ) : past.data.results.length === 0 ? (
          <EmptyState
            title={search ? t.noComponentMatchesTheSearch : t.noPastProjectHasCosts}
            text={t.aComponentShowsHereOnce}
          />
        ) : (
          <ScrollBox label={t.componentsOfPastProjects}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t.component}</th>
                  <th scope="col" className={styles.wideOnly}>
                    {t.placeAndYear}
                  </th>
                  <th scope="col" className={`${styles.number} ${styles.wideOnly}`}>
                    {t.area}
                  </th>
                  <th scope="col" className={`${styles.number} ${styles.wideOnly}`}>
                    {t.therePerAbbreviation(abbreviation)}
                  </th>
                  <th scope="col" className={`${styles.number} ${styles.wideOnly}`}>
                    {t.factor}
                  </th>
                  <th scope="col" className={styles.number}>
                    {t.herePerAbbreviation(abbreviation)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {past.data.results.map((one) => (
                  <tr key={keyOf(one)}>
                    <td className={styles.nameField}>
                      <Checkbox
                        label={`${one.component_name}, ${one.project_name}`}
                        checked={isChosen(one)}
                        {...(one.problem !== null && { disabledReason: one.problem })}
                        onChange={(taken) =>
                          setChosen((now) =>
                            taken ? [...now, one] : now.filter((other) => keyOf(other) !== keyOf(one)),
                          )
                        }
                      />
                      {one.problem ? <div className={styles.reason}>{one.problem}</div> : null}
                      <div className={styles.phoneOnly}>
                        {t.placeOfCentsThere(placeOf(one), formatCents(one.cost_per_area))}
                      </div>
                    </td>
                    <td className={styles.wideOnly}>{placeOf(one)}</td>
                    <td className={`${styles.number} ${styles.wideOnly}`}>
                      {formatArea({ value: one.area, unit: analysis.area_unit })}
                    </td>
                    <td className={`${styles.number} ${styles.wideOnly}`}>
                      {formatCents(one.cost_per_area)}
                    </td>
                    <td className={`${styles.number} ${styles.wideOnly}`}>
                      {one.factor === null ? NOTHING : formatNumber(one.factor, 4)}
                    </td>
                    <td className={styles.number}>
                      {one.normalized_cost_per_area === null
                        ? NOTHING
                        : formatCents(one.normalized_cost_per_area)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        )}
        {past.data && past.data.count > PAST_PAGE ? (
          <Pagination
            label={t.pagesOfPastComponents}
            count={past.data.count}
            offset={offset}
            limit={PAST_PAGE}
            sizes={[PAST_PAGE]}
            onChange={(page) => setOffset(page.offset)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
