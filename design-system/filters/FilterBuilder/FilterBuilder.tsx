import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { countConditions, createGroup, type FilterField, type FilterGroup } from '../model/filterTypes.ts';
import { fieldOf, isComplete } from '../model/checkCondition.ts';
import { describeFilter } from '../model/describeFilter.ts';
import * as styles from './FilterBuilder.css.ts';
import { GroupBox } from './GroupBox.tsx';
import { useFilterEdit } from './useFilterEdit.ts';

export interface FilterBuilderProps {
  /** What rows can be filtered by. */
  fields: readonly FilterField[];
  /** The filter as it is being set; the owner keeps it and applies what is complete. */
  filter: FilterGroup;
  onChange: (filter: FilterGroup) => void;
  /** The present day as `YYYY-MM-DD`: completes dates typed without a year. */
  today: string;
  /** `compact` in a popover: always stacked; `full` stacks only where there is little room. */
  layout?: 'full' | 'compact';
}

/** Conditions in groups: all or any of them must hold. */
export function FilterBuilder({ fields, filter, onChange, today, layout = 'full' }: FilterBuilderProps) {
  const form = useRef<HTMLDivElement>(null);
  const edit = useFilterEdit(filter, onChange, form);
  const words = describeFilter(filter, fields);
  const open = openConditions(filter, fields);
  const count = countConditions(filter);
  return (
    <div ref={form} className={styles.builder} data-layout={layout}>
      <div className={styles.sizer}>
        <GroupBox group={filter} level={1} number="" fields={fields} today={today} edit={edit} />
      </div>
      <div className={styles.foot}>
        <p className={styles.words} role="status">
          {words === '' ? 'No conditions yet.' : words}
          {open === 0 ? null : (
            <span className={styles.open}>
              {open === 1
                ? '1 condition is incomplete and not applied.'
                : `${open} conditions are incomplete and not applied.`}
            </span>
          )}
        </p>
        {count > 0 ? (
          <Button variant="quiet" size="small" onPress={() => onChange({ ...createGroup(), id: filter.id })}>
            Clear all
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Conditions that do not apply because they are not finished. */
function openConditions(group: FilterGroup, fields: readonly FilterField[]): number {
  return group.rules.reduce((sum, rule) => {
    if (rule.kind === 'group') return sum + openConditions(rule, fields);
    return sum + (isComplete(rule, fieldOf(rule, fields)) ? 0 : 1);
  }, 0);
}
