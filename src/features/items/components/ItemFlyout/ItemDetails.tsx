import { useMemo } from 'react';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { scopeRightsOf } from '#domain/items';
import { ItemDraws } from '#features/contingency';
import { AttributeFields } from '#shared/attributes';
import { Below } from '#shared/flyout';
import { type Foresite, type Item, useCaller } from '#shared/foresite';
import { useProjectId } from '#shared/project';
import { useAreaUnit } from '#shared/settings';
import type { SubItemDraft } from '../../model/itemDraft.ts';
import { hasMarkups } from '../../model/itemMarkups.ts';
import * as t from '../../texts.ts';
import { ConflictBanner } from '../ConflictBanner.tsx';
import { AlternativesTable } from './AlternativesTable.tsx';
import { GroupSuggestion } from './GroupSuggestion.tsx';
import { ItemDrivers } from './ItemDrivers.tsx';
import { ItemFields } from './ItemFields.tsx';
import { ItemLinks } from './ItemLinks.tsx';
import { ItemMarkups } from './ItemMarkups.tsx';
import { ItemPlan } from './ItemPlan.tsx';
import { ItemScenarios } from './ItemScenarios.tsx';
import { SubItemsTable } from './SubItemsTable.tsx';
import type { ItemEdit } from './useItemEdit.ts';
import { useNeededFormat, useProjectFormat } from './useNeededFormat.ts';

/** How many rows, and for those who may see markups whether any come on top. */
function noteOf(rows: readonly SubItemDraft[], item: Item, seesMarkups: boolean): string {
  const count = rows.length === 1 ? t.subItem1 : t.lengthSubItems(rows.length);
  if (!seesMarkups) return count;
  return `${count}${hasMarkups(item) ? t.markupsOnTop : t.pricedAllIn}`;
}

export interface ItemDetailsProps {
  item: Item;
  edit: ItemEdit;
  /** Why the content cannot be edited; undefined when it can. */
  settled: string | undefined;
  trend: Foresite | undefined;
  /** Mutually exclusive groups that hold it. */
  groups: readonly { id: number; letter: string; items: readonly number[] }[];
  /** Scope rows as they are typed, and what they come to. */
  rows: SubItemDraft[];
  subtotal: number;
  onRows: (rows: SubItemDraft[]) => void;
  onCommitRows: (rows: SubItemDraft[]) => void;
}

/** Everything that is said and priced of an item; each field saves when it is left. */
export function ItemDetails({
  item,
  edit,
  settled,
  trend,
  groups,
  rows,
  subtotal,
  onRows,
  onCommitRows,
}: ItemDetailsProps) {
  const projectId = useProjectId();
  const caller = useCaller();
  const scopeRights = useMemo(() => scopeRightsOf(caller.permissions), [caller.permissions]);
  const format = useProjectFormat(projectId);
  const neededFormat = useNeededFormat(projectId, item);
  const areaUnit = useAreaUnit();
  const isSettled = settled !== undefined;
  const today = trend?.today ?? item.date_added;
  return (
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
        values={edit.values}
        layout="facts"
        errors={edit.errors}
        readOnly={isSettled}
        areaUnit={areaUnit}
        today={today}
        onType={edit.type}
        onCommit={edit.commit}
      />
      <Below>
        <SubItemsTable
          rows={rows}
          readOnly={isSettled}
          rights={scopeRights}
          errors={edit.errors}
          format={format}
          neededFormat={neededFormat}
          note={noteOf(rows, item, caller.permissions.has('view_item_markup'))}
          onChange={onRows}
          onCommit={onCommitRows}
        />
        <Below>
          <ItemMarkups item={item} edit={edit} subtotal={subtotal} settled={settled} />
          {groups.map((group) => (
            <AlternativesTable
              key={group.id}
              letter={group.letter}
              itemIds={group.items}
              current={item}
              trend={trend}
            />
          ))}
          <ItemScenarios itemId={item.id} />
          <ItemPlan item={item} edit={edit} settled={settled} today={today} />
          <ItemDrivers edit={edit} readOnly={isSettled} />
          <AttributeFields
            entity="SCENARIO_ITEM"
            values={item.custom_attributes}
            errors={edit.errors}
            readOnly={isSettled}
            today={today}
            onCommit={edit.commitAttribute}
          />
          <ItemDraws projectId={projectId} itemId={item.id} />
          <ItemLinks item={item} edit={edit} readOnly={isSettled} />
          {isSettled ? null : <GroupSuggestion item={item} />}
        </Below>
      </Below>
    </Stack>
  );
}
