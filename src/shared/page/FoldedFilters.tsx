import { breakpoint } from '#design-system/foundations/scale.ts';
import { ListFilter } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { type ReactNode, useRef } from 'react';
import * as t from './texts.ts';
import { ToolFilters } from './ToolRow.tsx';
import { useAtMost } from './useAtMost.ts';
import { useWraps } from './useWraps.ts';

export interface FoldedFiltersProps {
  /** At least one of them narrows the list. */
  isOn: boolean;
  /** More of them than a wide window holds: they fold there, too, wherever they would take a second line. */
  isMany?: boolean;
  /** Takes all of them away. */
  onClear: () => void;
  children: ReactNode;
}

/**
 * The filters of a list with more of them than a line holds beside its other tools: behind one button where the sidebar is a rail and
 * where the tools would take a second line beside the whole sidebar; side by side where there is more room, so that what is on is in
 * sight, and on a phone, where their line scrolls.
 */
export function FoldedFilters({ isOn, isMany = false, onClear, children }: FoldedFiltersProps) {
  const isRail = useAtMost(breakpoint.rail);
  const isPhone = useAtMost(breakpoint.narrow);
  const isShort = useAtMost(breakpoint.nav);
  const place = useRef<HTMLSpanElement>(null);
  const wraps = useWraps(place, !isPhone && !isRail && (isShort || isMany));
  const isFolded = (isRail && !isPhone) || wraps;
  return (
    <>
      <span ref={place} hidden />
      {isFolded ? (
        <Folded isOn={isOn} onClear={onClear}>
          {children}
        </Folded>
      ) : (
        <ToolFilters>{children}</ToolFilters>
      )}
    </>
  );
}

function Folded({ isOn, onClear, children }: Omit<FoldedFiltersProps, 'isMany'>) {
  return (
    <Popover
      label={t.filters}
      width={320}
      renderTrigger={(trigger) => (
        <FilterChip
          label={t.filters}
          icon={ListFilter}
          value={isOn ? t.on : undefined}
          onClear={onClear}
          trigger={trigger}
        />
      )}
    >
      <Inline wrap>{children}</Inline>
    </Popover>
  );
}
