import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { EditableGrid } from '#design-system/grid/DataGrid/EditableGrid.tsx';
import type { GridEditing } from '#design-system/grid/editing/gridEditing.ts';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatCode } from '#domain/items';
import { formatMoney, subtractMoney } from '#domain/money';
import { useCan } from '#platform/flags';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import { WizardPage } from '../components/Wizard/WizardPage.tsx';
import { companyColumns, setupColumns } from '../components/Setup/setupColumns.tsx';
import { packagesWords } from '../model/packageWords.ts';
import {
  chosenSum,
  companyRows,
  type SetupEdit,
  type SetupRow,
  setupRows,
  toPackages,
  withEdits,
} from '../model/setupRows.ts';
import {
  type PackageProposals,
  proposalsQuery,
  type TemplateProposals,
  templateProposalsQuery,
  useCreatePackages,
} from '../setupQueries.ts';
import * as t from '../texts.ts';

const levels = [
  { value: '1', label: t.divisions },
  { value: '2', label: t.groups },
  { value: '3', label: t.sections },
] as const;
const company = { value: 'company', label: t.companyList } as const;
type From = (typeof levels)[number]['value'] | typeof company.value;

const rowKey = ({ key }: SetupRow) => key;
const rowLabel = ({ name }: SetupRow) => name;
const noRows: readonly SetupRow[] = [];
const takenReason = ({ taken }: SetupRow) =>
  taken === null ? undefined : t.codeHasThisNameType(formatCode('bid_package', taken));

/** The first step: which packages go out to bid, proposed from the newest estimate or from the company's list. */
export default function BidPackagesSetupScreen() {
  const projectId = useProjectId();
  const [from, setFrom] = useState<From>('1');
  const isCompany = from === company.value;
  const seesCompany = useCan('idea_access');
  const groups = useQuery({
    ...proposalsQuery(projectId, isCompany ? 1 : Number(from)),
    enabled: !isCompany,
  });
  const templates = useQuery({ ...templateProposalsQuery(projectId), enabled: isCompany });
  const query = isCompany ? templates : groups;
  const [edits, setEdits] = useState<ReadonlyMap<string, SetupEdit>>(new Map());
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayChange = useCan('change_procurement');
  const rows = useMemo(
    () =>
      isCompany
        ? templates.data
          ? companyRows(templates.data, edits)
          : noRows
        : groups.data
          ? setupRows(groups.data, edits)
          : noRows,
    [isCompany, templates.data, groups.data, edits],
  );
  const chosen = rows.filter((row) => selected.has(row.key) && row.taken === null);
  const editing = useMemo(
    (): GridEditing<SetupRow> => ({ onChange: (changes) => setEdits((now) => withEdits(now, changes)) }),
    [],
  );
  const selection = useMemo(
    () => ({ selected, onChange: setSelected, disabledReason: takenReason }),
    [selected],
  );
  const data = query.data;
  const grid = {
    label: isCompany ? t.packagesOfTheCompany : t.groupsOfTheEstimate,
    columns: isCompany ? companyColumns : setupColumns,
    rows,
    rowKey,
    rowLabel,
    maxHeight: 100_000,
    status: data ? 'ready' : query.isError ? 'error' : 'loading',
    error: <LoadError what={t.estimateLower} error={query.error} onRetry={() => void query.refetch()} />,
    empty: isCompany ? (
      <EmptyState title={t.theCompanyHasNoPackages} text={t.addThemInLibraryPackages} />
    ) : (
      <EmptyState title={t.thereIsNoEstimateYet} text={t.packagesAreProposed} />
    ),
  } as const;
  return (
    <WizardPage
      step="bidPackagesSetup"
      count={query.isPending ? COUNT_PLACE : countWords(data)}
      actions={mayChange ? <Create rows={chosen} /> : null}
    >
      <ToolRow
        end={
          <ToggleGroup
            label={t.proposeFrom}
            options={seesCompany ? [...levels, company] : levels}
            value={from}
            onChange={(next) => {
              setFrom(next);
              setSelected(new Set());
            }}
          />
        }
      >
        <Text tone="subtle">{query.isPending ? choose(isCompany) : data ? leftWords(data, chosen) : ''}</Text>
      </ToolRow>
      {mayChange ? (
        <EditableGrid {...grid} editing={editing} selection={selection} />
      ) : (
        <DataGrid {...grid} />
      )}
    </WizardPage>
  );
}

/** Keeps the place of the count while it is read: nothing moves when it comes. */
const COUNT_PLACE = '\u00a0'.repeat(22);
const countWords = (data: PackageProposals | TemplateProposals | undefined) =>
  data?.milestone ? `${data.milestone.name}, ${formatMoney(data.total)}` : undefined;

const choose = (isCompany: boolean, without = '') =>
  t.chooseTheValueThatGo(isCompany ? t.packages : t.groupsLower, without).trim();

/** How much of the estimate the chosen packages take, and what stays without one. */
function leftWords(data: PackageProposals | TemplateProposals, chosen: readonly SetupRow[]): string {
  const { total, results } = data;
  if (results.length === 0) return '';
  const isCompany = 'unmatched' in data;
  const without = isCompany
    ? data.unmatched === 0
      ? ''
      : t.moneyFitsNoPackage(formatMoney(data.unmatched))
    : data.uncoded === 0
      ? ''
      : t.moneyHasNoCode(formatMoney(data.uncoded));
  if (chosen.length === 0) return choose(isCompany, without);
  const sum = chosenSum(chosen);
  const left = formatMoney(subtractMoney(total, sum));
  return t.packagesWordsChosenMoneyLeft(packagesWords(chosen.length), formatMoney(sum), left, without).trim();
}

function Create({ rows }: { rows: readonly SetupRow[] }) {
  const create = useCreatePackages();
  const navigate = useNavigate();
  const projectId = useProjectId();
  // The same key for each try of these packages, so that a repeated press adds them once.
  const [key] = useState(() => crypto.randomUUID());
  const unnamed = rows.some(({ name }) => name.trim() === '');
  const reason = rows.length === 0 ? t.choosePackagesFirst : unnamed ? t.aChosenPackageHas : undefined;
  return (
    <>
      {create.error ? <Banner tone="critical">{create.error.message}</Banner> : null}
      <Button
        variant="primary"
        busy={create.isPending}
        disabledReason={reason}
        onPress={() =>
          create.mutate(
            { input: toPackages(rows), key: create.isError ? crypto.randomUUID() : key },
            { onSuccess: () => void navigate(pathTo('purchasePlan', { projectId })) },
          )
        }
      >
        {rows.length === 0 ? t.addPackages : t.addPackagesWords(packagesWords(rows.length))}
      </Button>
    </>
  );
}
