import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { breakpoint } from '#design-system/foundations/scale.ts';
import { Ellipsis, type IconShape } from '#design-system/icons/shapes.ts';
import * as t from './texts.ts';
import { useAtMost } from './useAtMost.ts';

export interface HeadTool {
  label: string;
  icon: IconShape;
  onSelect: () => void;
}

/** The tools in the head of a flyout as buttons; several on a phone, where the state of the row takes their place, as a menu. */
export function HeadTools({ tools }: { tools: readonly HeadTool[] }) {
  const isNarrow = useAtMost(breakpoint.narrow);
  if (!isNarrow || tools.length === 1)
    return tools.map(({ label, icon, onSelect }) => (
      <IconButton key={label} icon={icon} size="small" label={label} onPress={onSelect} />
    ));
  return (
    <Menu
      label={t.moreActions}
      placement="bottom-end"
      sections={[{ id: 'tools', items: tools.map((tool) => ({ id: tool.label, ...tool })) }]}
      renderTrigger={(trigger) => (
        <IconButton icon={Ellipsis} size="small" label={t.moreActions} trigger={trigger} />
      )}
    />
  );
}
