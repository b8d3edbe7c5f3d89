import { AreaField } from '#design-system/inputs/AreaField/AreaField.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { MoneyField } from '#design-system/inputs/MoneyField/MoneyField.tsx';
import { NumberField } from '#design-system/inputs/NumberField/NumberField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Switch } from '#design-system/inputs/Switch/Switch.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { AREA_UNITS, type AreaUnit, convertArea, costPerArea, formatCostPerArea } from '#domain/area';
import { DELIVERY_CONTRACTS, LEGACY_FIELDS, projectFields, STARTING_FIELDS } from '#domain/projects';
import { useFocusSection } from '#platform/routing';
import { AttributeFieldsFor } from '#shared/attributes';
import { type ProjectDraft, withAttribute } from '../model/projectDraft.ts';
import * as t from '../texts.ts';
import { CategoryField } from './CategoryField.tsx';
import { FirmField, GroupsField, PartnersField, UnitField } from './PeopleFields.tsx';
import * as styles from './ProjectForm.css.ts';

/** Messages by field of the contract. */
export type Problems = Readonly<Record<string, readonly string[]>>;

export interface ProjectFormProps {
  draft: ProjectDraft;
  problems: Problems;
  readOnly: boolean;
  /** A legacy project keeps fewer fields. */
  legacy: boolean;
  /** Marks what has to be there before the timeline. */
  isNew: boolean;
  today: string;
  onChange: (change: Partial<ProjectDraft>) => void;
}

type Name = keyof ProjectDraft;
const starting = new Set<string>(STARTING_FIELDS);
const kept = new Set<string>(LEGACY_FIELDS);
const none = 'none';

/** What every field of the form has: its label, its mark, its problem. */
function useFields({ problems, readOnly, legacy, isNew }: ProjectFormProps) {
  const shows = (name: Name) => !legacy || kept.has(name);
  const field = (name: Name) => ({
    label: projectFields[name].label,
    required: name === 'name' || (isNew && !legacy && starting.has(name)),
    error: problems[name]?.join(' '),
    readOnly,
  });
  return { shows, field };
}

const units = (Object.keys(AREA_UNITS) as AreaUnit[]).map((value) => ({
  value,
  label: AREA_UNITS[value].abbreviation,
  name: AREA_UNITS[value].label,
  decimals: AREA_UNITS[value].decimals,
}));
const contracts = [
  { value: none, label: t.none },
  ...Object.keys(DELIVERY_CONTRACTS).map((name) => ({ value: name, label: name })),
];

/** Everything that people type about a project, by section. */
export function ProjectForm(props: ProjectFormProps) {
  return (
    <>
      <PlaceSection {...props} />
      <SizeSection {...props} />
      <PeopleSection {...props} />
      <DatesSection {...props} />
      <ComparisonSection {...props} />
      <OwnFields {...props} />
    </>
  );
}

interface SectionProps {
  /** What an address asks for it by. */
  name: string;
  title: string;
  children: React.ReactNode;
}

function Section({ name, title, children }: SectionProps) {
  const ref = useFocusSection(name);
  return (
    <section ref={ref} className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function Line(props: ProjectFormProps & { name: 'alias' | 'code' | 'address' | 'city' | 'state' | 'name' }) {
  const { draft, onChange, name } = props;
  const { field } = useFields(props);
  return (
    <TextField
      {...field(name)}
      maxLength={projectFields[name].max}
      value={draft[name]}
      onChange={(text) => onChange({ [name]: text })}
    />
  );
}

function PlaceSection(props: ProjectFormProps) {
  const { draft, onChange } = props;
  const { field } = useFields(props);
  return (
    <Section name="place" title={t.whatIsBuiltAndWhere}>
      <div className={styles.wide}>
        <Line {...props} name="name" />
      </div>
      <Line {...props} name="code" />
      <CategoryField
        {...field('construction_category_id')}
        value={draft.construction_category_id}
        onChange={(id) => onChange({ construction_category_id: id })}
      />
      <Line {...props} name="city" />
      <Line {...props} name="state" />
      <Line {...props} name="address" />
      <Select
        {...field('delivery_contract_type')}
        placeholder={t.chooseAContract}
        options={contracts}
        value={draft.delivery_contract_type ?? none}
        onChange={(value) => onChange({ delivery_contract_type: value === none ? null : value })}
      />
      <Line {...props} name="alias" />
    </Section>
  );
}

function SizeSection(props: ProjectFormProps) {
  const { draft, onChange } = props;
  const { field, shows } = useFields(props);
  const { target_area: area, target_budget: budget } = draft;
  return (
    <Section name="size" title={t.sizeAndMoney}>
      <AreaField
        {...field('target_area')}
        units={units}
        unit={area.unit}
        value={area.value === 0 ? null : area.value}
        convert={convertArea}
        onChange={(value, unit) => onChange({ target_area: { value: value ?? 0, unit } })}
      />
      {shows('target_budget') ? (
        <>
          <MoneyField
            {...field('target_budget')}
            align="start"
            value={budget}
            onChange={(amount) => onChange({ target_budget: amount })}
          />
          <TextField
            label={t.budgetPerArea}
            readOnly
            value={formatCostPerArea(costPerArea(budget, area), area.unit)}
            onChange={() => undefined}
          />
        </>
      ) : null}
    </Section>
  );
}

function PeopleSection(props: ProjectFormProps) {
  const { draft, onChange } = props;
  const { field, shows } = useFields(props);
  return (
    <Section name="people" title={t.whoTakesPart}>
      <UnitField
        {...field('access_scope_id')}
        value={draft.access_scope_id}
        onChange={(id) => onChange({ access_scope_id: id })}
      />
      <FirmField
        {...field('owner')}
        of="owners"
        value={draft.owner}
        onChange={(owner) => onChange({ owner })}
      />
      <FirmField
        {...field('architect_firm')}
        of="architect_firms"
        value={draft.architect_firm}
        onChange={(firm) => onChange({ architect_firm: firm })}
      />
      <FirmField
        {...field('cm_firm')}
        of="cm_firms"
        value={draft.cm_firm}
        onChange={(firm) => onChange({ cm_firm: firm })}
      />
      {shows('jv_partners') ? (
        <PartnersField
          {...field('jv_partners')}
          value={draft.jv_partners}
          onChange={(partners) => onChange({ jv_partners: partners })}
        />
      ) : null}
      <GroupsField
        {...field('group_ids')}
        value={draft.group_ids}
        onChange={(ids) => onChange({ group_ids: ids })}
      />
      {shows('is_under_contract') ? (
        <div className={styles.switchPlace}>
          <Switch
            label={t.underContract}
            checked={draft.is_under_contract}
            disabledReason={props.readOnly ? t.yourRoleDoesNotChange : undefined}
            onChange={(on) => onChange({ is_under_contract: on })}
          />
        </div>
      ) : null}
    </Section>
  );
}

const days = ['precon_start_date', 'precon_end_date', 'construction_start_date', 'completion_date'] as const;

function DatesSection(props: ProjectFormProps) {
  const { draft, onChange, today } = props;
  const { field, shows } = useFields(props);
  return (
    <Section name="dates" title={t.dates}>
      {days.filter(shows).map((name) => (
        <DateField
          key={name}
          {...field(name)}
          today={today}
          value={draft[name]}
          onChange={(day) => onChange({ [name]: day })}
        />
      ))}
    </Section>
  );
}

const coefficients = ['coefficient_by_time', 'coefficient_by_location', 'coefficient_by_custom'] as const;

function ComparisonSection(props: ProjectFormProps) {
  const { draft, onChange } = props;
  const { field } = useFields(props);
  return (
    <Section name="comparison" title={t.comparisonWithOtherProjects}>
      {coefficients.map((name) => (
        <NumberField
          key={name}
          {...field(name)}
          align="start"
          decimals={4}
          value={draft[name]}
          onChange={(factor) => onChange({ [name]: factor })}
        />
      ))}
    </Section>
  );
}

function OwnFields({ draft, problems, readOnly, legacy, today, onChange }: ProjectFormProps) {
  if (legacy) return null;
  return (
    <AttributeFieldsFor
      entity="PROJECT"
      categoryId={draft.construction_category_id}
      values={draft.custom_attributes}
      errors={problems}
      readOnly={readOnly}
      today={today}
      onCommit={(id, value) =>
        onChange({ custom_attributes: withAttribute(draft.custom_attributes, id, value) })
      }
    />
  );
}
