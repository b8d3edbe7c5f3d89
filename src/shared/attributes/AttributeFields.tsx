import type { AttributeValue } from '#domain/attributes';
import { Fold } from '#shared/fold';
import { useProject } from '#shared/project';
import { AttributeField } from './AttributeField.tsx';
import * as styles from './AttributeFields.css.ts';
import { type AttributeDefinition, type AttributeEntity, useAllAttributes } from './attributeQueries.ts';

export interface AttributeFieldsProps {
  entity: AttributeEntity;
  /** What the row says for its fields. */
  values: readonly { custom_attribute_id: number; value: unknown }[];
  /** Messages of the server, by `custom_attributes.{id}`. */
  errors: Readonly<Record<string, readonly string[]>>;
  readOnly: boolean;
  today: string;
  onCommit: (attributeId: number, value: AttributeValue | null) => void;
}

/** The fields under their groups, in the order of the groups. */
function byGroup(definitions: readonly AttributeDefinition[]): [string, AttributeDefinition[]][] {
  const groups = new Map<string, AttributeDefinition[]>();
  for (const one of definitions) {
    const name = one.group_name ?? 'Attributes';
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups];
}

/** The company's own fields of a row of this project, each saved when it is left; nothing while the company does not use them. */
export function AttributeFields(props: AttributeFieldsProps) {
  return <AttributeFieldsFor {...props} categoryId={useProject().construction_category?.id ?? null} />;
}

/** The same for what is not a row of a project, with its kind of construction. */
export function AttributeFieldsFor(props: AttributeFieldsProps & { categoryId: number | null }) {
  const { entity, categoryId, values, errors, readOnly, today, onCommit } = props;
  const all = useAllAttributes(entity, categoryId) ?? [];
  const said = new Map(values.map((entry) => [entry.custom_attribute_id, entry.value]));
  // What was said before the category changed stays in sight.
  const definitions = all.filter(({ id, is_offered: offered }) => offered || said.has(id));
  return byGroup(definitions).map(([group, own], at) => (
    <Fold
      key={group}
      id={`attributes.${entity}.${group}`}
      section={at === 0 ? 'attributes' : group}
      title={group}
    >
      <div className={styles.fields}>
        {own.map((attribute) => (
          <div key={attribute.id} className={styles.field} data-wide={isWide(attribute) || undefined}>
            <span className={styles.name} aria-hidden>
              {attribute.name}
            </span>
            <AttributeField
              attribute={attribute}
              value={(said.get(attribute.id) as AttributeValue | undefined) ?? null}
              error={errors[`custom_attributes.${attribute.id}`]?.join(' ')}
              readOnly={readOnly}
              today={today}
              onCommit={(value) => onCommit(attribute.id, value)}
            />
          </div>
        ))}
      </div>
    </Fold>
  ));
}

const isWide = ({ type }: AttributeDefinition) =>
  type === 'TEXT' || type === 'DATE_RANGE' || type === 'MULTISELECT' || type === 'TAG';
