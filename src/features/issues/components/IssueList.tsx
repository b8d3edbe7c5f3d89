import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { TriangleAlert } from '#design-system/icons/shapes.ts';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { ISSUE_GROUPS, type IssueGroup } from '#domain/issues';
import { formatCode } from '#domain/items';
import { formatMoney } from '#domain/money';
import { type AttributeDefinition, useAttributes } from '#shared/attributes';
import { LoadError } from '#shared/failure';
import { usePageSetup } from '#shared/look';
import { localToday, useProjectId } from '#shared/project';
import { useRemoveIssue } from '../issueMutations.ts';
import { type IssueBrief, issueListQuery, type IssuePage } from '../issueQueries.ts';
import { isNarrowed, ISSUE_PAGE, noIssueFilters } from '../model/issueFilters.ts';
import { issueSetup } from '../model/issueView.ts';
import { severityLabel, statusLook } from '../model/issueWords.ts';
import * as t from '../texts.ts';
import { issueColumns } from './issueColumns.tsx';
import { useIssueFilters } from './useIssueFilters.ts';
import * as styles from './Issues.css.ts';

export interface IssueListProps {
  group: IssueGroup;
  openId: number | 'new' | null;
  onOpen: (id: number) => void;
}

const rowKey = ({ id }: IssueBrief) => String(id);
const noAttributes: readonly AttributeDefinition[] = [];
const noRows: readonly IssueBrief[] = [];

/** One of the three lists: searched, filtered, sorted and paged by the server. */
export function IssueList({ group, openId, onOpen }: IssueListProps) {
  const [filters, change] = useIssueFilters();
  // A page of other filters is not the page that was turned to.
  const asked = JSON.stringify(filters);
  const [turned, setTurned] = useState({ asked, offset: 0 });
  const offset = turned.asked === asked ? turned.offset : 0;
  const query = useQuery(issueListQuery(useProjectId(), group, filters, offset));
  const { mutate: remove } = useRemoveIssue();
  const attributes = useAttributes('ISSUE') ?? noAttributes;
  const columns = useMemo(
    () => issueColumns({ today: localToday(), attributes, onOpen, onRemove: remove }),
    [attributes, onOpen, remove],
  );
  const [look, setLook] = usePageSetup(issueSetup);
  const page = query.data;
  const { label, none } = ISSUE_GROUPS[group];
  return (
    <Card
      padding="none"
      title={<ListTitle label={label} page={page} />}
      actions={
        page && page.cost_at_stake > 0 ? (
          <Text size="grid" tone="muted">
            {`${group === 'completed' ? t.cost : t.atStake} ${formatMoney(page.cost_at_stake)}`}
          </Text>
        ) : undefined
      }
    >
      <DataGrid
        label={t.labelIssues(label)}
        frame="none"
        columns={columns}
        rows={page?.results ?? noRows}
        rowKey={rowKey}
        maxHeight={100_000}
        currentKey={openId === null ? null : String(openId)}
        onRowActivate={({ id }) => onOpen(id)}
        state={{ ...look, sort: filters.sort }}
        onStateChange={({ sort, hidden, columnOrder, widths }) => {
          if (sort !== filters.sort) change({ sort });
          if (hidden !== look.hidden || columnOrder !== look.columnOrder || widths !== look.widths)
            setLook({ hidden, columnOrder, widths });
        }}
        renderCompact={(issue) => <CompactIssue issue={issue} />}
        status={query.isError && !page ? 'error' : page ? 'ready' : 'loading'}
        error={<LoadError what={t.issuesLower} error={query.error} onRetry={() => void query.refetch()} />}
        filtered={isNarrowed(filters)}
        empty={<EmptyState title={none} />}
        filteredEmpty={
          <EmptyState
            art="funnel"
            title={t.yourFiltersDidntReturnAny}
            action={<Button onPress={() => change(noIssueFilters)}>{t.clearFilters}</Button>}
          />
        }
        footer={
          page && page.count > ISSUE_PAGE ? (
            <Pagination
              label={t.pagesOfLabelIssues(label.toLowerCase())}
              count={page.count}
              offset={offset}
              limit={ISSUE_PAGE}
              sizes={[ISSUE_PAGE]}
              onChange={(next) => setTurned({ asked, offset: next.offset })}
            />
          ) : undefined
        }
      />
    </Card>
  );
}

function ListTitle({ label, page }: { label: string; page: IssuePage | undefined }) {
  return (
    <>
      {label} <span className={styles.count}>{page?.count}</span>{' '}
      {page && page.past_due > 0 ? (
        <span className={styles.late}>
          <TriangleAlert size={14} aria-hidden />
          {t.pastDuePastDue(page.past_due)}
        </span>
      ) : null}
    </>
  );
}

function CompactIssue({
  issue: { number, name, status, severity, cost_at_stake: cost },
}: {
  issue: IssueBrief;
}) {
  return (
    <Stack gap={1}>
      <Text truncate>{`${formatCode('issue', number)} ${name}`}</Text>
      <Text size="meta" tone="subtle">
        {[
          statusLook(status).label,
          severity ? severityLabel(severity) : null,
          cost === null ? null : formatMoney(cost),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  );
}
