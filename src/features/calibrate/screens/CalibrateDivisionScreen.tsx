import { Card } from '#design-system/layout/Card/Card.tsx';
import { DimensionSelect } from '#features/codes';
import { BreakdownPage } from '../components/BreakdownPage.tsx';
import { BreakdownTable } from '../components/BreakdownTable.tsx';
import { useCalibrateFilters } from '../components/useCalibrateFilters.ts';
import { breakdownRows, peerColumnsOf } from '../model/breakdownRows.ts';
import * as t from '../texts.ts';

/** The project beside its peers, division by division (docs/product/calibrate.md). */
export default function CalibrateDivisionScreen() {
  const [filters, change] = useCalibrateFilters();
  return (
    <BreakdownPage
      title={t.calibrateByDivision}
      page="calibrateDivision"
      columnsOf={(found) => peerColumnsOf(found, filters)}
      rowsOf={(found, breakdown, columns) => breakdownRows(found, breakdown, columns, filters)}
    >
      {({ columns, rows, total }) => (
        <Card
          padding="none"
          title={t.byDivision}
          actions={
            <DimensionSelect value={filters.dimension} onChange={(dimension) => change({ dimension })} />
          }
        >
          <BreakdownTable
            label={t.estimatesByDivision}
            columns={columns}
            sections={[
              {
                title: filters.dimension === 'components' ? t.components : t.divisions,
                rows,
                leavesOut: true,
              },
            ]}
            total={total}
            choices={filters}
          />
        </Card>
      )}
    </BreakdownPage>
  );
}
