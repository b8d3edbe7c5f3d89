import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { DateField } from '#design-system/inputs/DateField/DateField.tsx';
import { PersonPicker } from '#design-system/inputs/PersonPicker/PersonPicker.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TagPicker } from '#design-system/inputs/TagPicker/TagPicker.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { dateProblem } from '#domain/dates';
import { checkItem } from '#domain/items';
import { componentsQuery, peopleQuery } from '#shared/project';
import { tagsQuery } from '../../itemQueries.ts';
import type { CellField } from '../../model/cellFields.ts';
import { type FieldEdit, fieldEdits } from '../../model/fieldEdits.ts';
import type { ItemBrief } from '#shared/foresite';
import * as t from '../../texts.ts';
import { useItemChoices } from '../ItemFlyout/useItemChoices.tsx';
import { priorityOptions } from '../priorityOptions.tsx';

export interface CellControlProps {
  projectId: number;
  item: ItemBrief;
  field: CellField;
  label: string;
  today: string;
  /** What the server said against the last try. */
  problem: string | null;
  onSave: (edit: FieldEdit) => void;
  onCancel: () => void;
}

/** The field of a cell: a choice saves when it is made, a text or several tags by Enter or Save. */
export function CellControl(props: CellControlProps) {
  const { field } = props;
  if (field === 'name') return <NameControl {...props} />;
  if (field === 'tags') return <TagsControl {...props} />;
  return <ChoiceControl {...props} />;
}

const idOf = (id: number | undefined) => (id === undefined ? null : String(id));

function ChoiceControl({ projectId, item, field, label, today, problem, onSave }: CellControlProps) {
  const choices = useItemChoices(projectId, [], noCommit);
  const components = useQuery(componentsQuery(projectId)).data?.results ?? [];
  const people = useQuery(peopleQuery(projectId)).data?.results ?? [];
  const of = <Row extends { id: number }>(rows: readonly Row[], id: string | null) =>
    rows.find((row) => String(row.id) === id) ?? null;
  const shared = { label, startsFocused: true, ...(problem !== null && { error: problem }) };
  if (field === 'component')
    return (
      <Select
        {...shared}
        placeholder={t.findComponent}
        value={idOf(item.component?.id)}
        options={choices.components}
        onChange={(id) => {
          const row = of(components, id);
          if (row) onSave(fieldEdits.component({ id: row.id, name: row.name }));
        }}
      />
    );
  if (field === 'assignee')
    return (
      <PersonPicker
        {...shared}
        people={choices.people}
        value={idOf(item.assignee?.id)}
        onChange={(id) => onSave(fieldEdits.assignee(of(people, id)))}
      />
    );
  if (field === 'priority')
    return (
      <Select
        {...shared}
        placeholder={t.selectAPriority}
        value={String(item.priority)}
        options={priorityOptions}
        onChange={(value) => onSave(fieldEdits.priority(Number(value)))}
      />
    );
  return (
    <DateField
      {...shared}
      today={today}
      value={item.due_date}
      validate={(day) => dateProblem(day, today) ?? undefined}
      onChange={(day) => onSave(fieldEdits.due(day))}
    />
  );
}

const noCommit = () => undefined;

function NameControl({ item, label, today, problem, onSave, onCancel }: CellControlProps) {
  const [name, setName] = useState(item.name);
  const own = checkItem({ name }, today)['name']?.[0];
  return (
    <Saved
      label={label}
      onCancel={onCancel}
      onSave={() => {
        if (own !== undefined) return;
        if (name.trim() === item.name) onCancel();
        else onSave(fieldEdits.name(name));
      }}
    >
      <TextField
        label={label}
        startsFocused
        maxLength={250}
        error={own ?? problem ?? undefined}
        value={name}
        onChange={setName}
      />
    </Saved>
  );
}

function TagsControl({ projectId, item, label, problem, onSave, onCancel }: CellControlProps) {
  const [ids, setIds] = useState<readonly number[]>(() => item.tags.map(({ id }) => id));
  const choices = useItemChoices(projectId, ids, ({ tag_ids }) => tag_ids && setIds(tag_ids));
  const tags = useQuery(tagsQuery()).data?.results ?? [];
  return (
    <Saved
      label={label}
      onCancel={onCancel}
      onSave={() =>
        onSave(
          fieldEdits.tags(
            'replace',
            tags.filter(({ id }) => ids.includes(id)),
          ),
        )
      }
    >
      <TagPicker
        label={label}
        startsFocused
        {...(problem !== null && { error: problem })}
        options={choices.tags}
        value={ids.map(String)}
        onChange={(value) => setIds(value.map(Number))}
        onCreate={choices.createTag}
      />
    </Saved>
  );
}

/** A field with the way to save it. */
function Saved({
  label,
  onSave,
  onCancel,
  children,
}: {
  label: string;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form aria-label={label} noValidate onSubmit={handleSubmit}>
      <Stack gap={3}>
        {children}
        <Inline gap={2} justify="end">
          <Button size="small" variant="quiet" onPress={onCancel}>
            {t.cancel}
          </Button>
          <Button size="small" variant="primary" type="submit">
            {t.save}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
