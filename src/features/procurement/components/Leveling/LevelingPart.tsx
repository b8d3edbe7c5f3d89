import { memo, useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { type Leveled, type LevelingSheet, withoutPlugs } from '#domain/procurement';
import type { LevelingEdit } from '../../levelingMutations.ts';
import { differencesOf, divisionsOf, isPartial, linesInView } from '../../model/levelingView.ts';
import type { BidPackage } from '../../packageQueries.ts';
import * as t from '../../texts.ts';
import { ScopeSources } from '../Scope/ScopeSources.tsx';
import { BiddersInSight } from './BiddersInSight.tsx';
import type { LevelingOpen } from './LevelingDialogs.tsx';
import { LevelingSummary } from './LevelingSummary.tsx';
import { LevelingTable } from './LevelingTable.tsx';
import { LevelingTools } from './LevelingTools.tsx';
import { useLevelingView } from './useLevelingView.ts';

export interface LevelingPartProps {
  row: BidPackage;
  sheet: LevelingSheet;
  leveled: Leveled;
  mayChange: boolean;
  onOpen: (what: LevelingOpen) => void;
  onSave: (edit: LevelingEdit) => void;
}

/**
 * The bids of a package side by side: what each comes to once leveled, who is low, and what buying saves. What opens
 * and closes over a sheet of 7,200 prices does not draw it anew.
 */
export const LevelingPart = memo(function LevelingPart({
  row,
  sheet,
  leveled,
  mayChange,
  onOpen,
  onSave,
}: LevelingPartProps) {
  const [view, changeView] = useLevelingView();
  const [table, setTable] = useState<HTMLTableElement | null>(null);
  const differences = useMemo(() => differencesOf(sheet), [sheet]);
  const shown = useMemo(
    () => (isPartial(view) ? linesInView(sheet, view, differences) : sheet.lines),
    [sheet, view, differences],
  );
  return (
    <Stack gap={4}>
      <div>
        <LevelingSummary sheet={sheet} leveled={leveled} row={row} />
        {sheet.lines.length + sheet.bidders.length === 0 ? (
          <EmptyState title={t.thereAreNoScopeLines} />
        ) : (
          <>
            {sheet.lines.length === 0 ? null : (
              <LevelingTools
                view={view}
                onChange={changeView}
                divisions={divisionsOf(sheet)}
                differences={differences.size}
                shown={shown.length}
                all={sheet.lines.length}
                hasPlugs={leveled.bids.some(({ plugged }) => plugged > 0)}
                end={
                  <BiddersInSight key={sheet.bidders.length} table={table} bidders={sheet.bidders.length} />
                }
              />
            )}
            <LevelingTable
              ref={setTable}
              sheet={sheet}
              shown={shown}
              leveled={view.countsPlugs ? leveled : withoutPlugs(leveled)}
              countsPlugs={view.countsPlugs}
              budget={row.budget}
              mayChange={mayChange}
              onOpen={onOpen}
            />
          </>
        )}
      </div>
      {mayChange ? (
        <Inline gap={2} wrap>
          <Button variant="accent" icon={Plus} onPress={() => onOpen({ alternate: 'new' })}>
            {t.alternate}
          </Button>
          <ScopeSources row={row} sheet={sheet} onSave={onSave} />
        </Inline>
      ) : null}
    </Stack>
  );
});
