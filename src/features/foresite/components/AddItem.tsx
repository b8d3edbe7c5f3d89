import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { SplitButton } from '#design-system/actions/SplitButton/SplitButton.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { pathTo, usePages } from '#platform/routing';

export interface AddItemProps {
  projectId: number;
  /** Opens the panel of a new option. */
  onAdd: () => void;
}

/** A new option by hand; behind the arrow the ways to add several. */
export function AddItem({ projectId, onAdd }: AddItemProps) {
  const navigate = useNavigate();
  const imports = usePages().opens('manageItems')
    ? [
        {
          id: 'import',
          label: 'Import from a file',
          description: '.xlsx, .xls, .csv',
          onSelect: () => void navigate(pathTo('manageItems', { projectId }), { state: 'import' }),
        },
      ]
    : [];
  if (imports.length === 0)
    return (
      <Button variant="primary" icon={Plus} onPress={onAdd}>
        New item
      </Button>
    );
  return (
    <SplitButton
      variant="primary"
      icon={Plus}
      menuLabel="More ways to add"
      sections={[{ id: 'many', items: imports }]}
      onPress={onAdd}
    >
      New item
    </SplitButton>
  );
}
