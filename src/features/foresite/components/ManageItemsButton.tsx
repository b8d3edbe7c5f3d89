import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Table2 } from '#design-system/icons/shapes.ts';
import { pathTo, usePages } from '#platform/routing';
import * as t from '../texts.ts';

/** Leads to quick entry, for those for whom it opens. */
export function ManageItemsButton({ projectId }: { projectId: number }) {
  const navigate = useNavigate();
  if (!usePages().opens('manageItems')) return null;
  return (
    <Button icon={Table2} collapses onPress={() => void navigate(pathTo('manageItems', { projectId }))}>
      {t.manageItems}
    </Button>
  );
}
