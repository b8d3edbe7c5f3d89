import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import type { MenuItem } from '#design-system/actions/Menu/Menu.tsx';
import { SplitButton } from '#design-system/actions/SplitButton/SplitButton.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { pathTo, useGo, usePages } from '#platform/routing';
import * as t from '../texts.ts';

const IdeaPicker = opened(async () => (await import('./IdeaPicker.tsx')).default);

export interface AddItemProps {
  projectId: number;
  /** Opens the panel of a new item. */
  onAdd: () => void;
}

/** A new item by hand; behind the arrow the ways to add several. */
export function AddItem({ projectId, onAdd }: AddItemProps) {
  const go = useGo();
  const { opens } = usePages();
  const [picks, setPicks] = useState(false);
  const ways: MenuItem[] = [
    ...(opens('foresiteLibrary')
      ? [{ id: 'ideas', label: t.addFromTheIdeaLibrary, onSelect: () => setPicks(true) }]
      : []),
    ...(opens('manageItems')
      ? [
          {
            id: 'import',
            label: t.importFromAFile,
            description: t.xlsxXlsCsv,
            onSelect: () => go(pathTo('manageItems', { projectId }), { state: 'import' }),
          },
        ]
      : []),
  ];
  if (ways.length === 0)
    return (
      <Button variant="primary" icon={Plus} onPress={onAdd}>
        {t.newItem}
      </Button>
    );
  return (
    <>
      <SplitButton
        variant="primary"
        icon={Plus}
        menuLabel={t.moreWaysToAdd}
        sections={[{ id: 'many', items: ways }]}
        onPress={onAdd}
      >
        {t.newItem}
      </SplitButton>
      {picks ? (
        <Suspense>
          <IdeaPicker projectId={projectId} onClose={() => setPicks(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
