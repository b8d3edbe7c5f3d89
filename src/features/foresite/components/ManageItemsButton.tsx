import { Button } from '#design-system/actions/Button/Button.tsx';
import { Table2 } from '#design-system/icons/shapes.ts';
import { pathTo, useGo, usePages } from '#platform/routing';
import * as t from '../texts.ts';

/** Leads to quick entry, for those for whom it opens. */
export function ManageItemsButton({ projectId }: { projectId: number }) {
  const go = useGo();
  if (!usePages().opens('manageItems')) return null;
  return (
    <Button icon={Table2} collapses onPress={() => go(pathTo('manageItems', { projectId }))}>
      {t.manageItems}
    </Button>
  );
}
