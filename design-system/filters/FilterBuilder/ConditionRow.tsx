import { Select } from '../../inputs/Select/Select.tsx';
import { problemsOf } from '../model/checkCondition.ts';
import { operandOf, operatorsOf, type FilterOperator } from '../model/operators.ts';
import type { FilterCondition, FilterField } from '../model/filterTypes.ts';
import * as styles from './FilterBuilder.css.ts';
import type { FilterEdit } from './useFilterEdit.ts';
import { RuleTools } from './RuleTools.tsx';
import { ValueEditor } from './ValueEditor.tsx';

interface ConditionRowProps {
  condition: FilterCondition;
  /** How screen readers tell it apart: "Condition 2". */
  name: string;
  fields: readonly FilterField[];
  today: string;
  edit: FilterEdit;
}

/** Field, operator and value of one condition. */
export function ConditionRow({ condition, name, fields, today, edit }: ConditionRowProps) {
  const field = fields.find(({ id }) => id === condition.field);
  const operators = field ? operatorsOf(field.type) : [];
  const change = (part: Partial<FilterCondition>) => edit.replace({ ...condition, ...part });
  const chooseField = (id: string) => {
    const next = fields.find((one) => one.id === id);
    const operator = next ? (operatorsOf(next.type)[0]?.operator ?? null) : null;
    change({ field: id, operator, value: null });
  };
  const chooseOperator = (operator: FilterOperator) => {
    const same =
      field &&
      condition.operator !== null &&
      operandOf(field.type, condition.operator) === operandOf(field.type, operator);
    change({ operator, value: same ? condition.value : null });
  };
  return (
    <div className={styles.row} role="group" aria-label={name} data-rule={condition.id}>
      <div className={styles.part} data-part="field">
        <Select
          label={`${name}, field`}
          labelHidden
          placeholder="Select a field..."
          error={problemsOf(condition, field).field}
          options={fields.map(({ id, label }) => ({ value: id, label }))}
          value={condition.field}
          onChange={chooseField}
        />
      </div>
      <div className={styles.part} data-part="operator">
        {field ? (
          <Select
            label={`${name}, how to compare`}
            labelHidden
            placeholder="How?"
            options={operators.map(({ operator, label }) => ({ value: operator, label }))}
            value={condition.operator}
            onChange={chooseOperator}
          />
        ) : null}
      </div>
      <div className={styles.part} data-part="value">
        {field ? (
          <ValueEditor
            condition={condition}
            field={field}
            today={today}
            onChange={(value) => change({ value })}
          />
        ) : null}
      </div>
      <RuleTools rule={condition} name={name} edit={edit} />
    </div>
  );
}
