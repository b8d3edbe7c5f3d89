import { type ReactNode, useMemo, useState } from 'react';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { dataColors } from '#design-system/foundations/vars.css.ts';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import type { GridState } from '#design-system/grid/DataGrid/gridTypes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { formatMoney, formatNumber, formatPercent, subtractMoney } from '#domain/money';
import { FigureTile, FigureTiles, PhoneRow, ToolRow } from '#shared/page';
import type { EstimateDifference } from '../../estimateQueries.ts';
import {
  changeEffects,
  changeIn,
  type ChangeRow,
  componentChanges,
  groupChanges,
  lineChanges,
} from '../../model/changeRows.ts';
import { depthsOf } from '../../model/rowTree.ts';
import * as t from '../../texts.ts';
import { Change, changeColumns, type ChangesBy, scaleOf } from './changeColumns.tsx';
import * as styles from './Changes.css.ts';
import { ChangesExport } from './ChangesExport.tsx';
import { TopMovers } from './TopMovers.tsx';

const layouts = [
  { value: 'groups', label: t.costGroups },
  { value: 'components', label: t.components },
  { value: 'lines', label: t.lines },
] as const;

type Shown = 'all' | 'matched' | 'unmatched';
const nobody: ReadonlySet<string> = new Set();
const rowKey = (row: ChangeRow) => row.key;
const rowLabel = (row: ChangeRow) => `${row.code} ${row.name}`.trim();
const tree = { children: (row: ChangeRow) => row.children, column: 'name' };
const linesOf = (count: number) => `${formatNumber(count)} ${t.lineWord(count)}`;

export interface ChangesViewProps {
  difference: EstimateDifference;
  /** At the start of the tool row: what is compared. */
  tools?: ReactNode;
  /** Where matches can be mended and noted: what is done with the lines that are chosen. */
  renderMend?: ((chosen: readonly ChangeRow[], onDone: () => void) => ReactNode) | undefined;
  /** Above the top movers. */
  aside?: ReactNode;
}

/** What changed from one estimate to another: by cost group, component and line, and what it follows from. */
export function ChangesView({ difference, tools, renderMend, aside }: ChangesViewProps) {
  const [by, setBy] = useState<ChangesBy>('groups');
  const [shown, setShown] = useState<Shown>('all');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(nobody);
  const [state, setState] = useState<Partial<GridState>>();
  const lines = useMemo(() => lineChanges(difference), [difference]);
  const rows = useMemo(() => {
    if (by === 'groups') return groupChanges(difference);
    if (by === 'components') return componentChanges(difference);
    return shown === 'all' ? lines : lines.filter((row) => row.isMatched === (shown === 'matched'));
  }, [by, shown, difference, lines]);
  const columns = useMemo(
    () => changeColumns({ by, difference, scale: scaleOf(rows) }),
    [by, difference, rows],
  );
  const closed = useMemo(() => rows.flatMap((row) => row.children ?? []).map(rowKey), [rows]);
  const depths = useMemo(() => depthsOf(rows), [rows]);
  const unmatched = lines.filter((row) => !row.isMatched).length;
  const show = (next: ChangesBy) => {
    setBy(next);
    setState(undefined);
    setChosen(nobody);
  };
  return (
    <Stack gap={3}>
      <ChangeTiles difference={difference} />
      <div>
        <ToolRow end={<ChangesExport difference={difference} />}>
          {tools}
          <ToggleGroup label={t.by} options={layouts} value={by} onChange={show} />
          <SearchField
            label={by === 'components' ? t.component : by === 'groups' ? t.codeOrCostGroup : t.codeOrLine}
            value={search}
            onChange={setSearch}
          />
          {by === 'lines' ? (
            <ToggleGroup
              label={t.lines}
              value={shown}
              onChange={setShown}
              options={[
                { value: 'all', label: t.all },
                { value: 'matched', label: t.matchedNumber(formatNumber(lines.length - unmatched)) },
                { value: 'unmatched', label: t.notMatchedNumber(formatNumber(unmatched)) },
              ]}
            />
          ) : null}
        </ToolRow>
        {by === 'lines' && renderMend ? (
          <div className={styles.mend}>
            {renderMend(
              lines.filter(({ key }) => chosen.has(key)),
              // What was checked meanwhile stays so.
              () => setChosen((now) => new Set([...now].filter((key) => !chosen.has(key)))),
            )}
          </div>
        ) : null}
        <div className={styles.split}>
          <DataGrid
            key={by}
            label={t.whatChanged}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            rowLabel={rowLabel}
            {...(by === 'groups' && { tree })}
            state={state ?? (by === 'groups' ? { collapsed: closed } : {})}
            onStateChange={setState}
            search={search}
            {...(by === 'lines' && renderMend && { selection: { selected: chosen, onChange: setChosen } })}
            {...(!(by === 'lines' && renderMend) && {
              renderCompact: (row: ChangeRow) => <PhoneChange row={row} level={depths.get(row.key) ?? 0} />,
            })}
            density="compact"
            maxHeight={680}
            empty={<EmptyState art="funnel" title={t.nothingChanged} text={t.bothEstimatesHaveTheSame} />}
          />
          <Stack gap={3}>
            {aside}
            <TopMovers rows={lines} onAll={() => show('lines')} />
          </Stack>
        </div>
      </div>
    </Stack>
  );
}

/** What changed on a phone: from what to what, and by how much. */
function PhoneChange({ row, level }: { row: ChangeRow; level: number }) {
  return (
    <PhoneRow
      level={level}
      title={rowLabel(row)}
      note={row.what ?? `${formatMoney(row.before)} → ${formatMoney(row.after)}`}
      figure={<Change change={changeIn(row)} />}
    />
  );
}

/** Both totals, the change, and the parts of it. */
function ChangeTiles({ difference }: { difference: EstimateDifference }) {
  const { before, after } = difference;
  const change = subtractMoney(after.total, before.total);
  const share = before.total === 0 ? '' : ` ${formatPercent(Math.abs((change / before.total) * 100))}`;
  return (
    <FigureTiles label={t.whatChangedInTotal}>
      <FigureTile name={before.name} note={linesOf(before.lines_count)}>
        <Figure>{formatMoney(before.total)}</Figure>
      </FigureTile>
      <FigureTile name={after.name} note={linesOf(after.lines_count)}>
        <Figure>{formatMoney(after.total)}</Figure>
      </FigureTile>
      <FigureTile name={t.changeShare(share)} note={t.linesOfAlike(linesOf(difference.same_lines))}>
        <Change change={change} />
      </FigureTile>
      {changeEffects.map(({ key, label, color }) => (
        <FigureTile
          key={key}
          name={
            <span className={styles.heading}>
              <span className={styles.swatch} style={{ background: dataColors[color] }} />
              {key === 'other' ? t.newAndRemoved : label}
            </span>
          }
          note={linesOf(difference[key].lines_count)}
        >
          <Figure>{formatMoney(difference[key].amount)}</Figure>
        </FigureTile>
      ))}
    </FigureTiles>
  );
}
