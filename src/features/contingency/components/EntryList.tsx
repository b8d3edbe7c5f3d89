import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { useToasts } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { ExportMenu } from '#design-system/grid/ExportMenu/ExportMenu.tsx';
import { Ellipsis } from '#design-system/icons/shapes.ts';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Pagination } from '#design-system/navigation/Pagination/Pagination.tsx';
import { CONTINGENCY_MESSAGES } from '#domain/contingency';
import { formatDate } from '#domain/dates';
import { formatCents } from '#domain/money';
import { LoadError } from '#shared/failure';
import { allEntries, entriesQuery } from '../contingencyQueries.ts';
import type { Entry, Pot } from '../model/contingencyTypes.ts';
import { reasonOf } from '../model/contingencyWords.ts';
import { entryColumns } from '../model/entryColumns.ts';
import * as t from '../texts.ts';
import * as styles from './Contingency.css.ts';

export interface EntryListProps {
  projectId: number;
  pots: readonly Pot[];
  /** The pot whose entries show; null for those of all. */
  potId: number | null;
  onPot: (potId: number | null) => void;
  canWrite: boolean;
  onChange: (entry: Entry) => void;
  onRemove: (entry: Entry) => void;
}

const reasons = [
  { value: 'any', label: t.anyReason },
  { value: 'item', label: t.items },
  { value: 'risk', label: t.risks },
  { value: 'transfer', label: t.transfers },
  { value: 'none', label: t.noReason },
] as const;
const orders = [
  { value: '-date', label: t.latestFirst },
  { value: 'date', label: t.oldestFirst },
  { value: 'amount', label: t.largestDrawsFirst },
  { value: '-amount', label: t.largestAdditionsFirst },
] as const;
type ReasonFilter = (typeof reasons)[number]['value'];
type Order = (typeof orders)[number]['value'];

const pageSize = 20;

/** What funded and drew on the pots, narrowed and sorted by the server. */
export function EntryList({ projectId, pots, potId, onPot, canWrite, onChange, onRemove }: EntryListProps) {
  const [search, setSearch] = useState('');
  const [reason, setReason] = useState<ReasonFilter>('any');
  const [order, setOrder] = useState<Order>('-date');
  const [offset, setOffset] = useState(0);
  const narrow = (act: () => void) => {
    act();
    setOffset(0);
  };
  const toasts = useToasts();
  const wanted = {
    ordering: order,
    ...(search && { search }),
    ...(potId !== null && { pot: potId }),
    ...(reason !== 'any' && { reason }),
  };
  const entries = useQuery(entriesQuery(projectId, { ...wanted, limit: pageSize, offset }));
  const rows = entries.data?.results ?? [];
  const clear = () =>
    narrow(() => {
      setSearch('');
      setReason('any');
      onPot(null);
    });
  const isNarrowed = search !== '' || reason !== 'any' || potId !== null;
  return (
    <Stack gap={3}>
      <div className={styles.filters}>
        <div className={styles.filter}>
          <SearchField
            label={t.searchEntries}
            placeholder={t.noteItemOrRisk}
            value={search}
            onChange={(text) => narrow(() => setSearch(text))}
          />
        </div>
        <div className={styles.filter}>
          <Select
            label={t.fund}
            labelHidden
            value={String(potId ?? 'all')}
            onChange={(value) => narrow(() => onPot(value === 'all' ? null : Number(value)))}
            options={[
              { value: 'all', label: t.allFunds },
              ...pots.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        <div className={styles.filter}>
          <Select
            label={t.reason}
            labelHidden
            value={reason}
            onChange={(value) => narrow(() => setReason(value))}
            options={reasons}
          />
        </div>
        <div className={styles.filter}>
          <Select
            label={t.order}
            labelHidden
            value={order}
            onChange={(value) => narrow(() => setOrder(value))}
            options={orders}
          />
        </div>
      </div>
      {entries.isPending ? (
        <Skeleton height={160} />
      ) : entries.isError ? (
        <LoadError what={t.entriesLower} error={entries.error} onRetry={() => void entries.refetch()} />
      ) : rows.length === 0 ? (
        isNarrowed ? (
          <EmptyState
            art="funnel"
            title={t.noEntryMatches}
            text={t.clearTheFiltersToSee}
            action={<Button onPress={clear}>{t.clearFilters}</Button>}
          />
        ) : (
          <EmptyState title={t.nothingHasMovedYet} text={t.moneyInAndOut} />
        )
      ) : (
        <>
          <Inline justify="space-between" align="center">
            <Text tone="muted">
              {entries.data.count === 1 ? t.entry1 : t.countEntries(entries.data.count)}
            </Text>
            <ExportMenu
              name={t.contingencyEntries}
              columns={entryColumns}
              rows={() => allEntries(projectId, wanted)}
              onPrint={null}
              onError={() =>
                toasts.show({
                  title: t.theEntriesWereNotExported,
                  detail: t.notAllOfThemCould,
                  tone: 'critical',
                })
              }
            />
          </Inline>
          <ul className={styles.list} aria-label={t.entries}>
            {rows.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                canWrite={canWrite}
                onChange={onChange}
                onRemove={onRemove}
              />
            ))}
          </ul>
          {entries.data.count > pageSize ? (
            <Pagination
              label={t.pagesOfEntries}
              count={entries.data.count}
              offset={offset}
              limit={pageSize}
              onChange={(page) => setOffset(page.offset)}
            />
          ) : null}
        </>
      )}
    </Stack>
  );
}

function EntryRow({
  entry,
  canWrite,
  onChange,
  onRemove,
}: { entry: Entry } & Pick<EntryListProps, 'canWrite' | 'onChange' | 'onRemove'>) {
  const { pot, date, amount, note, created_by: by } = entry;
  const reason = reasonOf(entry);
  const name = `${pot.name}, ${formatDate(date)}`;
  return (
    <li className={styles.entry}>
      <div>
        <div className={styles.words}>{reason || note || (amount < 0 ? t.drawn : t.funded)}</div>
        <div className={styles.aside}>
          {[
            formatDate(date),
            pot.name,
            by ? `${by.first_name} ${by.last_name}`.trim() : '',
            reason ? note : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <div className={styles.moved}>{formatCents(amount)}</div>
      {canWrite ? (
        <Menu
          label={t.entryOfName(name)}
          renderTrigger={(trigger) => (
            <IconButton icon={Ellipsis} size="small" label={t.entryOfName(name)} trigger={trigger} />
          )}
          sections={[
            {
              id: 'entry',
              items: [
                {
                  id: 'change',
                  label: t.change,
                  disabledReason: entry.transfer_pot ? CONTINGENCY_MESSAGES.transfer : undefined,
                  onSelect: () => onChange(entry),
                },
                {
                  id: 'remove',
                  label: entry.transfer_pot ? t.deleteTransfer : t.deleteEntry,
                  onSelect: () => onRemove(entry),
                },
              ],
            },
          ]}
        />
      ) : null}
    </li>
  );
}
