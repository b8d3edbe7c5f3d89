import { useLayoutEffect, useRef } from 'react';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import * as t from './texts.ts';

export interface MoreFiltersProps<Name extends string> {
  /** The filters that do not stand in the row. */
  filters: readonly { id: Name; label: string }[];
  /** Puts one into the row. */
  onAdd: (name: Name) => void;
}

/** What else a list can be filtered by, behind one button. The filter that is chosen has the focus: it is what is set next. */
export function MoreFilters<Name extends string>({ filters, onAdd }: MoreFiltersProps<Name>) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef<ReadonlySet<Element>>(undefined);
  const controls = () => [...(place.current?.parentElement?.querySelectorAll('button') ?? [])];
  // No list of dependencies: whatever draws the row anew may bring the chip.
  useLayoutEffect(() => {
    const known = before.current;
    const come = known && controls().find((one) => !known.has(one));
    if (!come) return;
    before.current = undefined;
    come.focus();
  });
  return (
    <>
      <span ref={place} hidden />
      {filters.length === 0 ? null : (
        <Menu
          label={t.moreFilters}
          sections={[
            {
              id: 'filters',
              items: filters.map(({ id, label }) => ({
                id,
                label,
                onSelect: () => {
                  before.current = new Set(controls());
                  onAdd(id);
                },
              })),
            },
          ]}
          renderTrigger={(trigger) => <FilterChip label={t.filter} icon={Plus} trigger={trigger} />}
        />
      )}
    </>
  );
}
