import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import type { Leveled, LevelingSheet } from '#domain/procurement';
import type { LevelingEdit } from '../../levelingMutations.ts';
import type { BidPackage } from '../../packageQueries.ts';
import { ScopeSources } from '../Scope/ScopeSources.tsx';
import type { LevelingOpen } from './LevelingDialogs.tsx';
import { LevelingSummary } from './LevelingSummary.tsx';
import { LevelingTable } from './LevelingTable.tsx';

export interface LevelingPartProps {
  row: BidPackage;
  sheet: LevelingSheet;
  leveled: Leveled;
  mayChange: boolean;
  onOpen: (what: LevelingOpen) => void;
  onSave: (edit: LevelingEdit) => void;
}

/** The bids of a package side by side: what each comes to once leveled, who is low, and what buying saves. */
export function LevelingPart({ row, sheet, leveled, mayChange, onOpen, onSave }: LevelingPartProps) {
  return (
    <Stack gap={4}>
      <LevelingSummary sheet={sheet} leveled={leveled} row={row} />
      {sheet.lines.length + sheet.bidders.length === 0 ? (
        <EmptyState title="There are no scope lines yet" />
      ) : (
        <LevelingTable
          sheet={sheet}
          leveled={leveled}
          budget={row.budget}
          mayChange={mayChange}
          onOpen={onOpen}
        />
      )}
      {mayChange ? (
        <Inline gap={2} wrap>
          <Button variant="accent" icon={Plus} onPress={() => onOpen({ alternate: 'new' })}>
            Alternate
          </Button>
          <ScopeSources row={row} sheet={sheet} onSave={onSave} />
        </Inline>
      ) : null}
    </Stack>
  );
}
