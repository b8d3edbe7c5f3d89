import { Icon } from '../../../icons/Icon/Icon.tsx';
import { ChevronDown, ChevronRight } from '../../../icons/shapes.ts';
import * as checkbox from '../../../inputs/Checkbox/Checkbox.css.ts';
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
  return (
    <div
      role="gridcell"
      className={`${styles.cell} ${styles.leadingCell}${place.className}`}
      style={place.style}
      aria-colindex={place.position + 1}
      tabIndex={active ? 0 : -1}
      data-cell={place.position}
      data-leading={place.kind}
    >
      {place.kind === 'select' ? (
        <input
          type="checkbox"
          readOnly
          className={checkbox.box}
          checked={selected ?? false}
          tabIndex={-1}
          aria-label={`Select ${name}`}
          aria-disabled={selectDisabled === undefined ? undefined : true}
          title={selectDisabled}
        />
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
