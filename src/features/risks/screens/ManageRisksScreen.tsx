import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { KeyCaps } from '#design-system/feedback/KeyCaps/KeyCaps.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { CellMessages, CellProblem, GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Plus } from '#design-system/icons/shapes.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { formatNumber } from '#domain/money';
import { RISK_LIMITS } from '#domain/risks';
import { pathTo, useTrail } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { Page, ToolRow } from '#shared/page';
import { componentsQuery, useProjectId, peopleQuery, localToday } from '#shared/project';
import { useUnsaved } from '#shared/unsaved';
import { type EntryChoices, entryColumns } from '../components/entryColumns.tsx';
import { useEntry } from '../components/useEntry.ts';
import { blankEntryRow, cellErrors, type EntryRow, LEAST_ROWS, rowProblems } from '../model/entryRows.ts';
import { nameOf } from '../model/riskWords.ts';
import { useSaveRisks } from '../riskMutations.ts';
import { categoriesQuery } from '../riskQueries.ts';

const rowKey = (row: EntryRow) => row.key;
const rowLabel = (row: EntryRow) => row.name || 'New row';
const noErrors: CellMessages = {};

/** Many risks at once, as in a spreadsheet (docs/product/risks.md). */
export default function ManageRisksScreen() {
  const choices = useChoices();
  const entry = useEntry();
  const trail = useTrail('manageRisks');
  if (choices && entry.query.data) return <RiskEntry choices={choices} entry={entry} />;
  return (
    <Page title="Manage Risks" trail={trail}>
      {entry.query.isError ? (
        <LoadError what="risks" error={entry.query.error} onRetry={() => void entry.query.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </Page>
  );
}

/** What the cells offer; undefined until all of it is known. */
function useChoices(): EntryChoices | undefined {
  const projectId = useProjectId();
  const categories = useQuery(categoriesQuery()).data?.results;
  const components = useQuery(componentsQuery(projectId)).data?.results;
  const people = useQuery(peopleQuery(projectId)).data?.results;
  return useMemo(
    () =>
      categories && components && people
        ? {
            categories: categories.map(({ id, name }) => ({ value: String(id), label: name })),
            components: components.map(({ id, name, is_uncategorized: whole }) => ({
              value: String(id),
              label: whole ? 'Overall Project' : name,
            })),
            people: people.map((person) => ({
              value: String(person.id),
              label: nameOf(person),
              description: person.email,
            })),
          }
        : undefined,
    [categories, components, people],
  );
}

interface RiskEntryProps {
  choices: EntryChoices;
  entry: ReturnType<typeof useEntry>;
}

function RiskEntry({ choices, entry: { rows, batch, change, remove, addRow } }: RiskEntryProps) {
  const projectId = useProjectId();
  const navigate = useNavigate();
  const trail = useTrail('manageRisks');
  const save = useSaveRisks();
  const [problems, setProblems] = useState<readonly CellProblem[]>([]);
  const [isTold, setTold] = useState(false);
  const [errors, setErrors] = useState(noErrors);
  const [leaving, setLeaving] = useState<EntryRow>();
  const count = batch.rows.length;
  const letGo = useUnsaved(count > 0);
  const columns = useMemo(
    () => entryColumns(choices, (row) => (row.id === null ? remove(row) : setLeaving(row))),
    [choices, remove],
  );
  const editing = useMemo(
    (): GridEditing<EntryRow> => ({
      onChange: (changes) => {
        setErrors(noErrors);
        change(changes, columns);
      },
      newRow: blankEntryRow,
      errors,
      onProblems: setProblems,
      today: localToday(),
    }),
    [columns, change, errors],
  );
  const failing = useMemo(() => failingRows(rows, problems, errors), [rows, problems, errors]);
  const leave = () => navigate(pathTo('risks', { projectId }));
  const send = () => {
    setTold(failing.length > 0);
    if (failing.length > 0) return;
    save.mutate(batch.rows, {
      onSuccess: () => {
        letGo();
        void leave();
      },
      onError: ({ fields }) => {
        setErrors(cellErrors(fields ?? {}, batch.keys));
        setTold(true);
      },
    });
  };
  return (
    <Page
      title="Manage Risks"
      trail={trail}
      actions={
        <>
          <Button onPress={() => void leave()}>Cancel</Button>
          <Button variant="primary" busy={save.isPending} disabledReason={whyNot(count)} onPress={send}>
            Save
          </Button>
        </>
      }
    >
      {isTold && failing.length > 0 ? (
        <Banner tone="critical">{sentenceOf(failing)}</Banner>
      ) : isTold && save.isError ? (
        <Banner tone="critical">{save.error.message}</Banner>
      ) : null}
      <ToolRow
        end={
          <Text size="grid" tone="muted">
            {count === 0 ? null : `${formatNumber(count)} unsaved ${count === 1 ? 'row' : 'rows'}`}
          </Text>
        }
      >
        <Button size="small" icon={Plus} onPress={addRow}>
          Add Row
        </Button>
        <KeyCaps keys="Mod+V" />
        <Text size="grid" tone="muted">
          to paste from a spreadsheet
        </Text>
      </ToolRow>
      <EditableGrid
        label="Risks to edit"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowLabel={rowLabel}
        rowHeight={rows.length > LEAST_ROWS ? 28 : 36}
        maxHeight={720}
        editing={editing}
      />
      {leaving ? (
        <Confirm
          title="Delete Risk?"
          confirmLabel="Delete"
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            remove(leaving);
            setLeaving(undefined);
          }}
        >
          {`${leaving.name} is deleted when you save. Until then nothing changes.`}
        </Confirm>
      ) : null}
    </Page>
  );
}

const whyNot = (count: number): string | undefined =>
  count === 0
    ? 'Fill in or change a row first'
    : count > RISK_LIMITS.batch
      ? `At most ${RISK_LIMITS.batch} rows are saved at once. Save a part of them first`
      : undefined;

type Failing = { row: number; texts: readonly string[] };

/** Rows that cannot be saved, counted from 1, with what they lack. */
function failingRows(
  rows: readonly EntryRow[],
  problems: readonly CellProblem[],
  errors: CellMessages,
): Failing[] {
  return rows.flatMap((row) => {
    const texts = [
      ...problems.filter(({ key }) => key === row.key).map(({ message }) => message),
      ...Object.values(errors[row.key] ?? {}),
      ...Object.values(rowProblems(row)),
    ];
    return texts.length === 0 ? [] : [{ row: row.place, texts: [...new Set(texts)] }];
  });
}

const told = 8; // rows that a banner names

function sentenceOf(failing: readonly Failing[]): string {
  const some = failing.slice(0, told).map(({ row, texts }) => `Row ${row}: ${texts.join(', ')}`);
  const more = failing.length > told ? `, and ${failing.length - told} more` : '';
  return `${failing.length === 1 ? '1 row has' : `${failing.length} rows have`} errors. ${some.join('; ')}${more}`;
}
