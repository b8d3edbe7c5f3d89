import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Tabs } from '#design-system/navigation/Tabs/Tabs.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { canEditItem, scopeRightsOf, type Decision, mayEdit } from '#domain/items';
import { attachmentsQuery, FileSection } from '#features/files';
import { WebLinks, webLinksQuery } from '#features/web-links';
import { pathTo } from '#platform/routing';
import { AttributeFields } from '#shared/attributes';
import { useCopyLink } from '#shared/clipboard';
import { CommentThread, commentsQuery } from '#shared/comments';
import { useShortcuts } from '#shared/commands';
import { HostedFlyout, useUnsavedFlyout } from '#shared/flyout';
import { groupsQuery, historyQuery } from '../../itemQueries.ts';
import { useAreaUnit } from '#shared/settings';
import { trendQuery } from '#features/trend';
import { useCloneItem, useRemoveItem } from '../../itemMutations.ts';
import { useKeepIdea } from '../../ideaMutations.ts';
import { itemFlyout } from '../../itemFlyout.ts';
import { type Item, useCaller } from '#shared/foresite';
import {
  fromSubItemDrafts,
  type SubItemDraft,
  draftSubtotal,
  toSubItemDraft,
} from '../../model/itemDraft.ts';
import { fullName } from '../../model/itemLooks.ts';
import { markedUp } from '../../model/itemMarkups.ts';
import { effectOf } from '../../model/optimistic.ts';
import { ItemDraws } from '#features/contingency';
import { peopleQuery } from '#shared/project';
import { AlternativesTable } from './AlternativesTable.tsx';
import { ConflictBanner } from '../ConflictBanner.tsx';
import { DeletedItems } from './DeletedItems.tsx';
import { GroupSuggestion } from './GroupSuggestion.tsx';
import { HeadlineCost } from './HeadlineCost.tsx';
import { ItemFields } from './ItemFields.tsx';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';
import { ItemFooter } from './ItemFooter.tsx';
import { ItemHeader } from './ItemHeader.tsx';
import { ItemDrivers } from './ItemDrivers.tsx';
import { ItemHistory } from './ItemHistory.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemMarkups } from './ItemMarkups.tsx';
import { ItemPlan } from './ItemPlan.tsx';
import { ItemScenarios } from './ItemScenarios.tsx';
import { SubItemsTable } from './SubItemsTable.tsx';
import * as styles from './ExistingItem.css.ts';
import { useItemEdit } from './useItemEdit.ts';
import { useNeededFormat } from './useNeededFormat.ts';

type Tab = 'details' | 'history' | 'comments' | 'files';

/** How many rows, and for those who may see markups whether any come on top. */
function noteOf(rows: readonly SubItemDraft[], item: Item, seesMarkups: boolean): string {
  const count = rows.length === 1 ? '1 sub item' : `${rows.length} sub items`;
  if (!seesMarkups) return count;
  return `${count}${item.use_markups ? ', markups on top' : ', priced all-in'}`;
}

/** A saved item: each field saves when it is left. */
export function ExistingItem({
  projectId,
  item,
  order,
  moves,
  onOpen,
  onClose,
}: Omit<ItemFlyoutProps, 'itemId'> & { item: Item }) {
  const caller = useCaller();
  const scopeRights = useMemo(() => scopeRightsOf(caller.permissions), [caller.permissions]);
  const edit = useItemEdit(projectId, item);
  const neededFormat = useNeededFormat(projectId, item);
  const remove = useRemoveItem(projectId);
  const clone = useCloneItem(projectId);
  const keep = useKeepIdea();
  const [showsDeleted, setShowsDeleted] = useState(false);
  const areaUnit = useAreaUnit();
  const trend = useQuery(trendQuery(projectId)).data;
  const groups = useQuery(groupsQuery(projectId)).data?.results ?? [];
  const history = useInfiniteQuery(historyQuery(projectId, item.id)).data;
  const [tab, setTab] = useState<Tab>('details');
  const navigate = useNavigate();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const [rows, setRows] = useRows(item, caller.userId);
  const decision = canEditItem(item, caller);
  const settled = decision.allowed ? undefined : decision.reason;
  const talk = { projectId, entity: 'item' as const, entityId: item.id };
  const place = { entity: 'item' as const, entityId: item.id, field: 'attachments' as const };
  const comments = useQuery(commentsQuery(talk)).data;
  const files = useQuery(attachmentsQuery(place)).data;
  const links = useQuery(webLinksQuery(talk)).data;
  const people = (useQuery(peopleQuery(projectId)).data?.results ?? []).map((person) => ({
    id: person.id,
    name: fullName(person),
  }));
  const at = order.indexOf(item.id);
  const to = (id: number | undefined) => (id === undefined || at < 0 ? undefined : () => onOpen(id));
  const previous = to(order[at - 1]);
  const next = to(order[at + 1]);
  const copyLink = useCopyLink();
  useUnsavedFlyout(itemFlyout, edit.isUnsaved || (rows.dirty && isWriting(rows.value)));
  useShortcuts({ previousItem: previous, nextItem: next, copyLink });
  const own = groups.filter((group) => item.me_groups.some((one) => one.id === group.id));
  // Rows being typed price the item before they are saved.
  const subtotal = rows.dirty ? draftSubtotal(rows.value) : item.subtotal_cost;
  const cost = rows.dirty ? markedUp(item, subtotal).total : item.cost;
  const effect = effectOf(trend, { status: item.status, cost });
  const commitRows = (next: SubItemDraft[]) => {
    setRows(next);
    if (!isWriting(next)) edit.commitRows(fromSubItemDrafts(next), rows.base);
  };
  return (
    <HostedFlyout
      flyout={itemFlyout}
      label={`${item.code} ${item.name}`}
      header={
        <ItemHeader
          item={item}
          caller={caller}
          edit={edit}
          settled={settled}
          groupSize={own[0]?.items.length ?? 0}
          moves={moves}
          previous={previous}
          next={next}
          onCopyLink={copyLink}
          onRemove={() => setAsksRemoval(true)}
          onClone={() =>
            clone.mutate({ item, key: crypto.randomUUID() }, { onSuccess: (copy) => onOpen(copy.id) })
          }
          onKeep={() => keep.mutate({ item, key: crypto.randomUUID() })}
          onShowDeleted={() => setShowsDeleted(true)}
          onPage={() => void navigate(pathTo('itemDetails', { projectId, voiId: item.id }))}
          onClose={onClose}
        />
      }
      banner={
        <HeadlineCost
          cost={cost}
          lowerLimit={edit.values.lower_limit}
          upperLimit={edit.values.upper_limit}
          area={trend?.area ?? { value: 0, unit: 'sq_ft' }}
          without={effect.without}
          withIt={effect.withIt}
          gapWithIt={effect.gap}
        />
      }
      footer={<ItemFooter item={item} caller={caller} edit={edit} moves={moves} />}
    >
      <div className={styles.tabs}>
        <Tabs
          label="Item"
          inset
          value={tab}
          onChange={(value) => setTab(value)}
          tabs={[
            { id: 'details', label: 'Details' },
            {
              id: 'history',
              label: 'History',
              ...(history?.pages[0]?.count != null && { count: history.pages[0].count }),
            },
            { id: 'comments', label: 'Comments', ...(comments && { count: comments.count }) },
            { id: 'files', label: 'Files', ...(files && links && { count: files.count + links.count }) },
          ]}
        >
          <div className={styles.panel}>
            {tab === 'history' ? (
              <ItemHistory projectId={projectId} item={item} caller={caller} />
            ) : tab === 'comments' ? (
              <CommentThread row={talk} people={people} />
            ) : tab === 'files' ? (
              <Stack gap={5}>
                <FileSection
                  place={place}
                  label={`Files of ${item.code}`}
                  disabledReason={refusalOf(mayEdit(item, caller))}
                />
                <WebLinks row={talk} disabledReason={refusalOf(mayEdit(item, caller))} />
              </Stack>
            ) : (
              <Stack gap={5}>
                {edit.conflict ? (
                  <ConflictBanner
                    projectId={projectId}
                    conflict={edit.conflict}
                    onTakeTheirs={edit.takeTheirs}
                    onKeepMine={edit.keepMine}
                  />
                ) : null}
                <ItemFields
                  projectId={projectId}
                  values={edit.values}
                  layout="facts"
                  errors={edit.errors}
                  readOnly={settled !== undefined}
                  areaUnit={areaUnit}
                  today={trend?.today ?? item.date_added}
                  onType={edit.type}
                  onCommit={edit.commit}
                />
                <SubItemsTable
                  rows={rows.value}
                  readOnly={settled !== undefined}
                  rights={scopeRights}
                  errors={edit.errors}
                  neededFormat={neededFormat}
                  note={noteOf(rows.value, item, caller.permissions.has('view_item_markup'))}
                  onChange={setRows}
                  onCommit={commitRows}
                />
                <ItemMarkups item={item} edit={edit} subtotal={subtotal} settled={settled} />
                {own.map((group) => (
                  <AlternativesTable
                    key={group.id}
                    projectId={projectId}
                    letter={group.letter}
                    itemIds={group.items}
                    current={item}
                    trend={trend}
                  />
                ))}
                <ItemScenarios projectId={projectId} itemId={item.id} />
                <ItemPlan
                  projectId={projectId}
                  item={item}
                  edit={edit}
                  readOnly={settled !== undefined}
                  today={trend?.today ?? item.date_added}
                />
                <ItemDrivers projectId={projectId} edit={edit} readOnly={settled !== undefined} />
                <AttributeFields
                  entity="SCENARIO_ITEM"
                  values={item.custom_attributes}
                  errors={edit.errors}
                  readOnly={settled !== undefined}
                  today={trend?.today ?? item.date_added}
                  onCommit={edit.commitAttribute}
                />
                <ItemDraws projectId={projectId} itemId={item.id} />
                <ItemLinks projectId={projectId} item={item} edit={edit} readOnly={settled !== undefined} />
                {settled === undefined ? <GroupSuggestion projectId={projectId} item={item} /> : null}
              </Stack>
            )}
          </div>
        </Tabs>
      </div>
      {showsDeleted ? <DeletedItems projectId={projectId} onClose={() => setShowsDeleted(false)} /> : null}
      {asksRemoval ? (
        <Confirm
          onCancel={() => setAsksRemoval(false)}
          onConfirm={() => {
            remove.mutate(item);
            onClose();
          }}
        >
          {`${item.code} ${item.name} is removed from the grid and the forecast. History keeps it.`}
        </Confirm>
      ) : null}
    </HostedFlyout>
  );
}

const refusalOf = (decision: Decision) => (decision.allowed ? undefined : decision.reason);

const isWriting = (rows: readonly SubItemDraft[]) => rows.some((row) => row.scope.trim() === '');

/**
 * Scope rows as they are typed. Saved rows take their place with the next version, unless a row is still being written: that one outlives
 * the save of the others. `base` is the item that the rows began from, but for what its writer has saved since.
 */
function useRows(item: Item, writerId: number) {
  const [draft, setDraft] = useState<{ base: Item; rows: SubItemDraft[] } | null>(null);
  const isKept = draft !== null && (draft.base.version === item.version || isWriting(draft.rows));
  const base = isKept && item.updated_by?.id !== writerId ? draft.base : item;
  const setRows = (rows: SubItemDraft[]) => setDraft({ base, rows });
  const value = isKept ? draft.rows : item.sub_items.map(toSubItemDraft);
  return [{ value, dirty: isKept, base }, setRows] as const;
}
