import type { HTMLAttributes, InputHTMLAttributes } from 'react';
import { Icon } from '../../../icons/Icon/Icon.tsx';
import { ChevronDown, ChevronRight } from '../../../icons/shapes.ts';
import * as checkbox from '../../../inputs/Checkbox/Checkbox.css.ts';
import { useReason } from '../../../private/tooltip/useReason.tsx';
import type { Places } from '../columns/cellPlace.ts';
import * as styles from '../DataGrid.css.ts';

interface LeadingCellProps {
  place: Places<never>['leading'][number];
  name: string;
  active: boolean;
  selected: boolean | undefined;
  selectDisabled: string | undefined;
  detailOpen: boolean | undefined;
}

/** A cell before the data: the box that chooses the row, or the button that opens its panel. */
export function LeadingCell({ place, name, active, selected, selectDisabled, detailOpen }: LeadingCellProps) {
  const cell = {
    role: 'gridcell',
    className: `${styles.cell} ${styles.leadingCell}${place.className}`,
    style: place.style,
    'aria-colindex': place.position + 1,
    tabIndex: active ? 0 : -1,
    'data-cell': place.position,
    'data-leading': place.kind,
  };
  const box = {
    type: 'checkbox',
    readOnly: true,
    className: checkbox.box,
    checked: selected ?? false,
    tabIndex: -1,
    'aria-label': `Select ${name}`,
  };
  if (place.kind === 'select' && selectDisabled !== undefined)
    return <RefusedBox cell={cell} box={box} reason={selectDisabled} />;
  return (
    <div {...cell}>
      {place.kind === 'select' ? (
        <input {...box} />
      ) : (
        <button
          type="button"
          className={styles.opener}
          tabIndex={-1}
          aria-expanded={detailOpen}
          aria-label={`Details of ${name}`}
          data-opener
        >
          <Icon of={detailOpen ? ChevronDown : ChevronRight} />
        </button>
      )}
    </div>
  );
}

interface RefusedBoxProps {
  cell: HTMLAttributes<HTMLElement>;
  box: InputHTMLAttributes<HTMLInputElement>;
  reason: string;
}

/** The box of a row that cannot be chosen: why shows on hover, on the focus of its cell, and on a press. */
function RefusedBox({ cell, box, reason }: RefusedBoxProps) {
  const why = useReason<HTMLDivElement>(reason);
  const refused = { ...box, 'aria-disabled': true, 'aria-description': reason };
  return (
    <>
      <div {...cell} {...why.controlProps} {...why.aroundProps}>
        <input {...refused} />
      </div>
      {why.node}
    </>
  );
}
