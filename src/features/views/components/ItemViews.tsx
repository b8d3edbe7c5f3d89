import { defineSlot } from '#platform/storage';
import { ListViews, type LookRules } from '#shared/views';
import { fromViewConfig, type ItemsLook, sameLook, toViewConfig, usualLook } from '../model/itemsLook.ts';

export interface ItemViewsProps {
  projectId: number;
  look: ItemsLook;
  onLook: (look: Partial<ItemsLook>) => void;
  /** The address says filters of its own. */
  hasOwnFilters: boolean;
}

const rules: LookRules<ItemsLook> = {
  usual: usualLook,
  toConfig: toViewConfig,
  fromConfig: fromViewConfig,
  isSame: sameLook,
  arranged: defineSlot('foresite-arranged', (stored) => (typeof stored === 'string' ? stored : '')),
};

/** The views of the items list: looks kept under a name. */
export function ItemViews({ projectId, ...look }: ItemViewsProps) {
  return <ListViews place={{ projectId, list: 'items' }} rules={rules} {...look} />;
}
