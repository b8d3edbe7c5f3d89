import { Link } from '#design-system/actions/Link/Link.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { type Area, AREA_UNITS, type AreaUnit, formatArea } from '#domain/area';
import { formatNumber, NOTHING } from '#domain/money';
import { pathTo, usePages } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { type Reason, Why } from '#shared/why';
import { componentAreaReason, programReason } from '../model/visionReasons.ts';
import * as t from '../texts.ts';
import type { Vision } from '../visionQueries.ts';
import * as styles from './Vision.css.ts';

type Program = NonNullable<Vision['program']>;
type Component = Program['components'][number];

/** Areas by component and their sum, each against its target. */
export function ProgramCard({ program }: { program: Program }) {
  const projectId = useProjectId();
  const pages = usePages();
  const { unit, target, planned, gap, components } = program;
  const counted = components.filter(({ is_counted: isCounted }) => isCounted);
  const others = components.filter(({ is_counted: isCounted, area }) => !isCounted && area !== null);
  const sum = (value: number | null) => (value === null ? null : { value, unit });
  return (
    <Card
      title={t.programAbbreviation(AREA_UNITS[unit].abbreviation)}
      padding="none"
      actions={
        pages.opens('components') ? (
          <Link href={pathTo('components', { projectId })}>{t.openComponents}</Link>
        ) : null
      }
    >
      <table className={styles.table} aria-label={t.areaByComponent}>
        <thead>
          <tr>
            <th scope="col">{t.component}</th>
            <th scope="col" data-figure className={styles.areaColumn}>
              {t.target}
            </th>
            <th scope="col" data-figure className={styles.areaColumn}>
              {t.planned}
            </th>
            <th scope="col" data-figure className={styles.areaColumn}>
              {t.gap}
            </th>
          </tr>
        </thead>
        <tbody>
          {counted.map((row) => (
            <tr key={row.id}>
              <ComponentName row={row} />
              {(['target', 'area', 'gap'] as const).map((figure) => (
                <AreaCell
                  key={figure}
                  name={t.valueOfName(areaNames[figure], row.name)}
                  area={row[figure]}
                  unit={unit}
                  isGap={figure === 'gap'}
                  reason={() => componentAreaReason(figure, row)}
                />
              ))}
            </tr>
          ))}
          <tr data-total>
            <th scope="row">{t.total}</th>
            {(
              [
                ['target', t.targetArea, target],
                ['planned', t.plannedArea, planned],
                ['gap', t.differenceToTheTargetArea, gap],
              ] as const
            ).map(([figure, name, value]) => (
              <AreaCell
                key={figure}
                name={name}
                area={sum(value)}
                unit={unit}
                isGap={figure === 'gap'}
                reason={() => programReason(figure, program)}
              />
            ))}
          </tr>
          {others.map((row) => (
            <tr key={row.id}>
              <ComponentName row={row} note={t.notCounted} />
              <td data-figure colSpan={2}>
                <Why
                  name={t.areaOfName(row.name)}
                  text={formatArea(row.area)}
                  reason={() => componentAreaReason('area', row)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const areaNames = { target: t.targetArea, area: t.area, gap: t.gap } as const;

function ComponentName({ row: { name, color_index: color }, note }: { row: Component; note?: string }) {
  return (
    <th scope="row" colSpan={note === undefined ? 1 : 2}>
      <span className={styles.name}>
        <span className={styles.swatch} style={{ background: dataColor(color) }} aria-hidden="true" />
        <span className={styles.wraps} title={name}>
          {name}
        </span>
        {note === undefined ? null : <span className={styles.muted}>{note}</span>}
      </span>
    </th>
  );
}

interface AreaCellProps {
  name: string;
  area: Area | null;
  /** The one of the card, which its title names. */
  unit: AreaUnit;
  isGap: boolean;
  reason: () => Reason;
}

function AreaCell({ name, area, unit, isGap, reason }: AreaCellProps) {
  if (area === null || (isGap && area.value === 0)) return <td data-figure>{NOTHING}</td>;
  const { value } = area;
  const text = area.unit === unit ? formatNumber(value, 2) : formatArea(area);
  return (
    <td data-figure data-change={isGap ? (value > 0 ? 'rise' : 'fall') : undefined}>
      <Why name={name} text={isGap ? `${value > 0 ? '▲' : '▼'} ${text}` : text} reason={reason} />
    </td>
  );
}
