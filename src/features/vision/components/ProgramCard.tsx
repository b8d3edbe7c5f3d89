import { Link } from '#design-system/actions/Link/Link.tsx';
import { dataColor } from '#design-system/foundations/dataColor.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatArea } from '#domain/area';
import { NOTHING } from '#domain/money';
import { usePages, pathTo } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { Why } from '#shared/why';
import { programReason } from '../model/visionReasons.ts';
import type { Vision } from '../visionQueries.ts';
import * as styles from './Vision.css.ts';

/** Areas by component, and their sum against the target. */
export function ProgramCard({ program }: { program: NonNullable<Vision['program']> }) {
  const projectId = useProjectId();
  const pages = usePages();
  const { unit, target, planned, gap, components } = program;
  const counted = components.filter(({ is_counted: isCounted }) => isCounted);
  const others = components.filter(({ is_counted: isCounted, area }) => !isCounted && area !== null);
  const area = (value: number) => formatArea({ value: Math.abs(value), unit });
  return (
    <Card
      title="Program"
      padding="none"
      actions={
        pages.opens('components') ? (
          <Link href={pathTo('components', { projectId })}>Open Components</Link>
        ) : null
      }
    >
      <table className={styles.table} aria-label="Area by component">
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col" data-figure>
              Planned
            </th>
          </tr>
        </thead>
        <tbody>
          {counted.map((row) => (
            <Row key={row.id} row={row} />
          ))}
          {others.map((row) => (
            <Row key={row.id} row={row} note="not counted" />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Planned</th>
            <td data-figure>
              <Why
                name="Planned area"
                text={area(planned)}
                reason={() => programReason('planned', program)}
              />
            </td>
          </tr>
          <tr>
            <th scope="row">Target</th>
            <td data-figure>
              {target === null ? (
                NOTHING
              ) : (
                <Why name="Target area" text={area(target)} reason={() => programReason('target', program)} />
              )}
            </td>
          </tr>
          {gap === null ? null : (
            <tr>
              <th scope="row">{gap > 0 ? 'Over target' : gap < 0 ? 'Under target' : 'On target'}</th>
              <td data-figure data-change={gap > 0 ? 'rise' : gap < 0 ? 'fall' : undefined}>
                {gap === 0 ? (
                  NOTHING
                ) : (
                  <Why
                    name="Difference to the target area"
                    text={`${gap > 0 ? '▲' : '▼'} ${area(gap)}`}
                    reason={() => programReason('gap', program)}
                  />
                )}
              </td>
            </tr>
          )}
        </tfoot>
      </table>
    </Card>
  );
}

function Row({ row, note }: { row: NonNullable<Vision['program']>['components'][number]; note?: string }) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <span
            className={styles.swatch}
            style={{ background: dataColor(row.color_index) }}
            aria-hidden="true"
          />
          <span className={styles.cut} title={row.name}>
            {row.name}
          </span>
          {note === undefined ? null : <span className={styles.muted}>{note}</span>}
        </span>
      </th>
      <td data-figure>
        {row.area === null ? (
          NOTHING
        ) : (
          <Why
            name={`Area of ${row.name}`}
            text={formatArea(row.area)}
            reason={() => ({
              sentence: row.is_counted
                ? 'The planned area of the component, entered in Components.'
                : 'The planned area of the component, entered in Components. It is not counted in the program.',
            })}
          />
        )}
      </td>
    </tr>
  );
}
