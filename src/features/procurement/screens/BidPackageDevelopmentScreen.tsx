import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { heardOnly } from '#design-system/foundations/heardOnly.ts';
import { Plus } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney, sumMoney } from '#domain/money';
import { MOST_LINES_AT_ONCE } from '#domain/procurement';
import { useCan } from '#platform/flags';
import { LoadError } from '#shared/failure';
import { ChoiceChip, FloatingBar, ToolRow } from '#shared/page';
import { useProjectId } from '#shared/project';
import {
  type Allocation,
  type AllocationLine,
  allocationLinesQuery,
  allocationQuery,
  type LineFilters,
  noLineFilters,
} from '../allocationQueries.ts';
import * as styles from '../components/Allocation/Allocation.css.ts';
import { AllocateDialog } from '../components/Allocation/AllocateDialog.tsx';
import { AllocationBar } from '../components/Allocation/AllocationBar.tsx';
import { AllocationGrid } from '../components/Allocation/AllocationGrid.tsx';
import { BudgetsDialog } from '../components/Allocation/BudgetsDialog.tsx';
import { PackagesCard } from '../components/Allocation/PackagesCard.tsx';
import { RuleCard, type RuleForm, useRulePreview } from '../components/Allocation/RuleCard.tsx';
import { RulesCard } from '../components/Allocation/RulesCard.tsx';
import { bidPackageOf, noTarget } from '../components/Allocation/targets.ts';
import { useAllocationDrag } from '../components/Allocation/useAllocationDrag.ts';
import { WizardPage } from '../components/Wizard/WizardPage.tsx';
import { linesWords, NOT_BID } from '../model/allocationWords.ts';
import { useAllocateLines } from '../allocationMutations.ts';
import * as t from '../texts.ts';

/** The fourth step: every line of the estimate to a work package, and these to bid packages (docs/product/procurement.md). */
export default function BidPackageDevelopmentScreen() {
  const query = useQuery(allocationQuery(useProjectId()));
  const data = query.data;
  return (
    <WizardPage
      step="bidPackageDevelopment"
      count={data?.milestone ? `${data.milestone.name}, ${formatMoney(data.estimate)}` : undefined}
    >
      {data ? (
        <AllocationBoard allocation={data} />
      ) : query.isError ? (
        <LoadError what={t.allocationLower} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={560} />
      )}
    </WizardPage>
  );
}

const blankRule: RuleForm = {
  rule: { code_match: 'STARTS_WITH', code: '', component_id: null },
  target: noTarget,
};
const nothing: ReadonlySet<string> = new Set();
const noLines: readonly AllocationLine[] = [];

function AllocationBoard({ allocation }: { allocation: Allocation }) {
  const projectId = useProjectId();
  const mayChange = useCan('change_procurement');
  const seesMarkups = useCan('view_item_markup');
  // Budgets follow what everything comes to.
  const mayTakeBudgets = mayChange && seesMarkups && allocation.items !== null;
  const [filters, setFilters] = useState(noLineFilters);
  const [offset, setOffset] = useState(0);
  const [selected, setSelected] = useState(nothing);
  const [form, setForm] = useState<RuleForm | null>(null);
  const [opened, setOpened] = useState<readonly AllocationLine[] | null>(null);
  const [budgets, setBudgets] = useState(false);
  const query = useQuery(allocationLinesQuery(projectId, filters, offset));
  const preview = useRulePreview(form);
  const page = query.data;
  const chosen = page?.results.filter(({ key }) => selected.has(key)) ?? [];
  const change = (next: Partial<LineFilters>) => {
    setFilters((now) => ({ ...now, ...next }));
    setOffset(0);
    setSelected(nothing);
  };
  const drag = useAllocationDrag({
    allocation,
    lines: page?.results ?? noLines,
    selected,
    onDone: () => setSelected(nothing),
  });
  const rule = form && preview ? { form, preview } : null;
  return (
    <>
      <AllocationBar
        allocation={allocation}
        planned={
          rule && {
            gain: bidPackageOf(rule.form.target) === null ? 0 : rule.preview.amount,
            rest: sumMoney(
              rule.preview.from
                .filter((one) => one.bid_package_id === null && !one.is_not_bid)
                .map(({ amount }) => amount),
            ),
          }
        }
      />
      <AllocationNotes allocation={allocation} />
      <span role="status" style={heardOnly}>
        {drag.said}
      </span>
      <div className={styles.board} {...drag.frameProps}>
        <div>
          <LineTools
            allocation={allocation}
            filters={filters}
            onChange={change}
            {...(mayChange && { onRule: () => setForm(blankRule) })}
          />
          <AllocationGrid
            allocation={allocation}
            page={page}
            failure={query.isError ? { error: query.error, retry: () => void query.refetch() } : null}
            offset={offset}
            onPage={(next) => {
              setOffset(next);
              setSelected(nothing);
            }}
            selection={mayChange ? { selected, onChange: setSelected } : null}
            onOpen={(line) => (mayChange ? setOpened([line]) : undefined)}
            filtered={JSON.stringify(filters) !== JSON.stringify(noLineFilters)}
            onClear={() => change(noLineFilters)}
            rule={rule}
            grip={mayChange ? drag.grip : undefined}
          />
        </div>
        <div className={styles.side} data-writing={form ? true : undefined}>
          {form ? (
            <RuleCard allocation={allocation} form={form} onChange={setForm} onClose={() => setForm(null)} />
          ) : null}
          <PackagesCard
            allocation={allocation}
            mayChange={mayTakeBudgets}
            onBudgets={() => setBudgets(true)}
            over={drag.over}
          />
          <RulesCard allocation={allocation} mayChange={mayChange} onAdd={() => setForm(blankRule)} />
        </div>
      </div>
      {chosen.length > 0 ? (
        <FloatingBar label={t.checkedLines}>
          <Text size="grid">
            {t.linesWordsCheckedTogether(linesWords(chosen.length))}
            <strong>{formatMoney(sumMoney(chosen.map(({ amount }) => amount)))}</strong>
          </Text>
          <Button
            size="small"
            disabledReason={
              chosen.length > MOST_LINES_AT_ONCE ? t.chooseAtMostValueLines(MOST_LINES_AT_ONCE) : undefined
            }
            onPress={() => setOpened(chosen)}
          >
            {t.allocate}
          </Button>
          <Button size="small" variant="quiet" onPress={() => setSelected(nothing)}>
            {t.clear}
          </Button>
        </FloatingBar>
      ) : null}
      {opened ? (
        <AllocateDialog
          allocation={allocation}
          lines={opened}
          onClose={() => setOpened(null)}
          onDone={() => {
            setOpened(null);
            setSelected(nothing);
          }}
        />
      ) : null}
      {budgets ? <BudgetsDialog allocation={allocation} onClose={() => setBudgets(false)} /> : null}
    </>
  );
}

/** What counts twice, and what a later estimate no longer has. */
function AllocationNotes({ allocation }: { allocation: Allocation }) {
  const { lost_count: lost, contingency_lines: twice } = allocation;
  const isTwice = twice !== null && twice.keys.length > 0;
  if (!isTwice && lost === 0) return null;
  return (
    <div className={styles.notes}>
      {isTwice ? <CountedTwice {...twice} /> : null}
      {lost === 0 ? null : (
        <Banner tone="info">
          {t.valueByHandMatch(lost === 1 ? t.allocation1 : t.lostAllocations(lost))}
        </Banner>
      )}
    </div>
  );
}

/** Contingency that the estimate has as lines, and the funds hold too: one press leaves it to the funds, with Undo. */
function CountedTwice({ keys, amount }: NonNullable<Allocation['contingency_lines']>) {
  const mayChange = useCan('change_procurement');
  const save = useAllocateLines();
  const lines = linesWords(keys.length);
  const isOne = keys.length === 1;
  return (
    <Banner
      tone="caution"
      action={
        mayChange ? (
          <Button
            size="small"
            busy={save.isPending}
            onPress={() =>
              save.mutate({
                input: { lines: keys, parts: [{ bid_package_id: null, work_package: '', share: 100 }] },
                title: t.linesSetToValue(lines, NOT_BID),
              })
            }
          >
            {t.setThemToAnswer(isOne ? t.it : t.them, NOT_BID)}
          </Button>
        ) : null
      }
    >
      {t.linesOfTheEstimateMoney(
        lines,
        formatMoney(amount),
        isOne ? t.is : t.are,
        isOne ? t.itCounts : t.theyCount,
      )}
      {save.error ? ` ${save.error.message}` : ''}
    </Banner>
  );
}

interface ToolsProps {
  allocation: Allocation;
  filters: LineFilters;
  onChange: (next: Partial<LineFilters>) => void;
  onRule?: () => void;
}

function LineTools({ allocation, filters, onChange, onRule }: ToolsProps) {
  const choices = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ id: String(id), label: name }));
  const numbered = (id: string | null) => (id === null ? null : Number(id));
  return (
    <ToolRow
      end={
        onRule ? (
          <Button size="small" icon={Plus} onPress={onRule}>
            {t.rule}
          </Button>
        ) : null
      }
    >
      <SearchField
        label={t.codeOrLine}
        placeholder={t.codeOrLine}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <ChoiceChip
        label={t.component}
        choices={choices(allocation.components)}
        value={filters.component === null ? null : String(filters.component)}
        onChange={(id) => onChange({ component: numbered(id) })}
      />
      <ChoiceChip
        label={t.packageWord}
        choices={choices(allocation.bid_packages)}
        value={filters.bidPackage === null ? null : String(filters.bidPackage)}
        onChange={(id) => onChange({ bidPackage: numbered(id) })}
      />
      <Button
        size="small"
        pressed={filters.unallocated}
        onPress={() => onChange({ unallocated: !filters.unallocated })}
      >
        {t.unallocatedUnallocatedCount(allocation.unallocated_count)}
      </Button>
    </ToolRow>
  );
}
