import type { IconShape } from '#design-system/icons/shapes.ts';
import { Archive, CircleCheck, CircleDashed, CircleX, Clock, Minus } from '#design-system/icons/shapes.ts';
import type { Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { formatCode, ITEM_STATUSES } from '#domain/items';
import type { ItemBrief, ItemStatus, Person } from '#shared/foresite';
import * as t from '../texts.ts';

interface Look {
  tone: Tone;
  icon: IconShape;
}

const looks: Record<ItemStatus, Look> = {
  PENDING: { tone: 'caution', icon: Clock },
  APPROVED: { tone: 'positive', icon: CircleCheck },
  REJECTED: { tone: 'critical', icon: CircleX },
  DRAFT: { tone: 'neutral', icon: CircleDashed },
  ARCHIVED: { tone: 'neutral', icon: Archive },
  VOID: { tone: 'neutral', icon: Minus },
};

/** Label, tone and icon of an item status. */
export const statusLook = (status: ItemStatus) => ({ label: ITEM_STATUSES[status].label, ...looks[status] });

/** What the grid calls an item: a void one is only 'Void' (docs/product/items.md). */
export const itemName = (item: Pick<ItemBrief, 'name' | 'status'>): string =>
  item.status === 'VOID' ? t.voidWord : item.name;

/** First and last name. */
export const fullName = (person: Person): string => `${person.first_name} ${person.last_name}`;

/** 'VO-005 Generators N+2 → N+1'. */
export const itemTitle = (item: Pick<ItemBrief, 'number' | 'name' | 'status'>): string =>
  `${formatCode('item', item.number)} ${itemName(item)}`;
