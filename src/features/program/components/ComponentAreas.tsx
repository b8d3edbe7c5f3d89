import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { AREA_UNITS, type AreaUnit, convertArea } from '#domain/area';
import { NOTHING } from '#domain/money';
import { PhoneRow } from '#shared/page';
import { useProject } from '#shared/project';
import type { ComponentTotal } from '../programQueries.ts';
import * as t from '../texts.ts';
import type { useProgram } from '../useProgram.ts';
import { formatSize } from './areaColumns.tsx';
import { ComponentName, componentName } from './ComponentName.tsx';

const rowKey = (row: ComponentTotal) => String(row.component_id);

/** Whether a component's own area is another than what the program assigns to it; both in square feet. */
const differs = ({ assigned, component_area: own }: ComponentTotal) =>
  assigned > 0 && Math.abs(assigned - (own ?? 0)) >= 0.01;

function Difference({ row, unit }: { row: ComponentTotal; unit: AreaUnit }) {
  if (!differs(row)) return <Figure>{NOTHING}</Figure>;
  const more = row.assigned - (row.component_area ?? 0);
  return (
    <Figure trend={more > 0 ? 'rise' : 'fall'} trendLabel={more > 0 ? 'larger' : 'smaller'}>
      {formatSize(convertArea(Math.abs(more), 'sq_ft', unit), unit)}
    </Figure>
  );
}

const columnsIn = (unit: AreaUnit): GridColumn<ComponentTotal>[] => {
  const inUnit = (value: number | null) => (value === null ? null : convertArea(value, 'sq_ft', unit));
  return [
    {
      id: 'name',
      title: t.component,
      width: 220,
      grow: true,
      value: componentName,
      render: (row) => <ComponentName component={row} />,
    },
    {
      id: 'assigned',
      title: t.assigned,
      width: 136,
      align: 'end',
      value: (row) => row.assigned,
      render: (row) => <Figure>{formatSize(inUnit(row.assigned), unit)}</Figure>,
    },
    {
      id: 'own',
      title: t.componentArea,
      width: 152,
      align: 'end',
      value: (row) => row.component_area,
      render: (row) => <Figure>{formatSize(inUnit(row.component_area), unit)}</Figure>,
    },
    {
      id: 'difference',
      title: t.difference,
      width: 128,
      align: 'end',
      value: (row) => (differs(row) ? row.assigned - (row.component_area ?? 0) : 0),
      render: (row) => <Difference row={row} unit={unit} />,
    },
  ];
};

/** On a phone: what is assigned, then the component's own area and by how much they differ. */
function PhoneArea({ row, unit }: { row: ComponentTotal; unit: AreaUnit }) {
  const text = (value: number | null) =>
    formatSize(value === null ? null : convertArea(value, 'sq_ft', unit), unit);
  return (
    <PhoneRow
      title={<ComponentName component={row} />}
      note={t.componentAreaText(text(row.component_area))}
      figure={<Figure>{text(row.assigned)}</Figure>}
      figureNote={<Difference row={row} unit={unit} />}
    />
  );
}

/** What the program assigns to each component beside the area that the component has, which charts and estimates go by. */
export function ComponentAreas({
  program,
  unit,
}: {
  program: ReturnType<typeof useProgram>;
  unit: AreaUnit;
}) {
  const { permissions } = useProject();
  const [asking, setAsking] = useState(false);
  const rows = program.data?.totals.by_component ?? [];
  const columns = useMemo(() => columnsIn(unit), [unit]);
  const changing = rows.filter(differs);
  const { abbreviation } = AREA_UNITS[unit];
  const update = () => {
    setAsking(false);
    // Four decimals of an acre or a hectare would blur the area.
    const kept = unit === 'sq_m' ? unit : 'sq_ft';
    void program.saveComponentSizes(
      changing.map((row) => ({
        id: row.component_id,
        version: row.version,
        area: { unit: kept, value: Number(convertArea(row.assigned, 'sq_ft', kept).toFixed(4)) },
      })),
    );
  };
  return (
    <Card
      title={t.componentAreas}
      padding="none"
      actions={
        permissions.includes('change_component') ? (
          <Button
            size="small"
            disabledReason={changing.length === 0 ? t.theComponentsHaveTheseAreas : undefined}
            onPress={() => setAsking(true)}
          >
            {t.updateComponents}
          </Button>
        ) : undefined
      }
    >
      <DataGrid
        label={t.componentAreas}
        frame="none"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        renderCompact={(row) => <PhoneArea row={row} unit={unit} />}
      />
      {asking ? (
        <Confirm
          title={t.updateComponentAreas}
          confirmLabel={t.update}
          tone="normal"
          onCancel={() => setAsking(false)}
          onConfirm={update}
        >
          {t.listCostPerAreaCharts(
            changing
              .map((row) =>
                t.componentNameBecomesSizeAbbreviation(
                  componentName(row),
                  formatSize(convertArea(row.assigned, 'sq_ft', unit), unit),
                  abbreviation,
                ),
              )
              .join(', '),
          )}
        </Confirm>
      ) : null}
    </Card>
  );
}
