import { Button } from '../../actions/Button/Button.tsx';
import { ToggleGroup } from '../../actions/ToggleGroup/ToggleGroup.tsx';
import { Plus } from '../../icons/shapes.ts';
import type { FilterField, FilterGroup } from '../model/filterTypes.ts';
import { ConditionRow } from './ConditionRow.tsx';
import * as styles from './FilterBuilder.css.ts';
import { RuleTools } from './RuleTools.tsx';
import type { FilterEdit } from './useFilterEdit.ts';

interface GroupBoxProps {
  group: FilterGroup;
  /** 1 is the outermost. */
  level: number;
  /** Numbers of the groups down to this one: "2.1"; empty for the outermost. */
  number: string;
  fields: readonly FilterField[];
  today: string;
  edit: FilterEdit;
}

const matches = [
  { value: 'and', label: 'Match all' },
  { value: 'or', label: 'Match any' },
] as const;

/** Conditions and groups that hold together. */
export function GroupBox({ group, level, number, fields, today, edit }: GroupBoxProps) {
  const name = number === '' ? 'Filter' : `Group ${number}`;
  const inside = (place: number) => (number === '' ? `${place + 1}` : `${number}.${place + 1}`);
  return (
    <div className={styles.group} role="group" aria-label={name} data-level={level} data-rule={group.id}>
      <div className={styles.head}>
        <span className={styles.match}>
          <ToggleGroup
            label={`${name}: how many of its conditions must hold`}
            options={matches}
            value={group.match}
            onChange={(match) => edit.match(group, match)}
          />
        </span>
        {level > 1 ? <RuleTools rule={group} name={name} edit={edit} /> : null}
      </div>
      {group.rules.map((rule, place) => (
        <div key={rule.id} className={styles.line}>
          <span className={styles.joint} aria-hidden>
            {place === 0 ? 'Where' : group.match}
          </span>
          {rule.kind === 'condition' ? (
            <ConditionRow
              condition={rule}
              name={`Condition ${inside(place)}`}
              fields={fields}
              today={today}
              edit={edit}
            />
          ) : (
            <GroupBox
              group={rule}
              level={level + 1}
              number={inside(place)}
              fields={fields}
              today={today}
              edit={edit}
            />
          )}
        </div>
      ))}
      {group.rules.length === 0 ? (
        <p className={styles.hint}>
          {level === 1 ? 'All rows shown. Add a condition to filter.' : 'An empty group matches all rows.'}
        </p>
      ) : null}
      <div className={styles.adds}>
        <Button
          variant="quiet"
          size="small"
          icon={Plus}
          disabledReason={edit.whyNoMore}
          onPress={() => edit.addCondition(group)}
        >
          Add condition
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={Plus}
          disabledReason={edit.whyNoGroup(level)}
          onPress={() => edit.addGroup(group)}
        >
          Add group
        </Button>
      </div>
    </div>
  );
}
