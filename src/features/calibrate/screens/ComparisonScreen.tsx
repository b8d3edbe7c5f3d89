import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { DimensionSelect } from '#features/codes';
import { useCan } from '#platform/flags';
import { useProjectId } from '#shared/project';
import { breakdownQuery } from '../calibrateQueries.ts';
import { AddEstimates } from '../components/AddEstimates.tsx';
import { BreakdownPage } from '../components/BreakdownPage.tsx';
import { BreakdownTable } from '../components/BreakdownTable.tsx';
import { PeerPanel } from '../components/PeerPanel.tsx';
import { useCalibrateFilters } from '../components/useCalibrateFilters.ts';
import { breakdownRows, columnsOf } from '../model/breakdownRows.ts';
import { MOST_COLUMNS } from '../model/calibrateFilters.ts';
import * as styles from '../components/Breakdown.css.ts';
import * as t from '../texts.ts';

/** The project beside up to seven estimates, part by part (docs/product/calibrate.md). */
export default function ComparisonScreen() {
  const [filters, change] = useCalibrateFilters();
  const [adds, setAdds] = useState(false);
  const projectId = useProjectId();
  const seesComponents = [useCan('component_access'), useCan('overview_widget_component')].includes(true);
  const { data: byComponent, isLoading } = useQuery({
    ...breakdownQuery(projectId, filters, { ...filters, dimension: 'components' }),
    enabled: seesComponents && filters.dimension !== 'components',
  });
  return (
    <BreakdownPage
      title={t.comparison}
      page="comparison"
      columnsOf={(found, { estimates }) => columnsOf(found, estimates, filters)}
      rowsOf={(found, breakdown, columns) => breakdownRows(found, breakdown, columns, filters)}
      actions={
        <Button variant="primary" icon={Plus} onPress={() => setAdds(true)}>
          {t.addColumn}
        </Button>
      }
    >
      {({ found, columns, rows, total }) => (
        <div className={styles.sidesPlace}>
          <div className={styles.sides}>
            <PeerPanel found={found} columns={columns} />
            <Card
              padding="none"
              title={t.sideBySide}
              actions={
                <DimensionSelect value={filters.dimension} onChange={(dimension) => change({ dimension })} />
              }
            >
              {/* Both parts come together: the lower one is not pushed down by the upper one. */}
              {isLoading ? (
                <Skeleton height={480} />
              ) : (
                <BreakdownTable
                  label={t.estimatesSideBySide}
                  columns={columns}
                  sections={[
                    ...(byComponent && filters.dimension !== 'components'
                      ? [
                          {
                            title: t.byComponent,
                            rows: breakdownRows(found, byComponent, columns, filters).filter(({ cells }) =>
                              cells.some((cell) => cell !== null),
                            ),
                          },
                        ]
                      : []),
                    {
                      title: filters.dimension === 'components' ? t.byComponent : t.byDivision,
                      rows,
                      leavesOut: true,
                    },
                  ]}
                  total={total}
                  choices={filters}
                />
              )}
            </Card>
            {adds ? (
              <AddEstimates
                chosen={filters.milestones}
                room={MOST_COLUMNS + 1 - columns.length}
                onChange={(milestones) => change({ milestones })}
                onClose={() => setAdds(false)}
              />
            ) : null}
          </div>
        </div>
      )}
    </BreakdownPage>
  );
}
