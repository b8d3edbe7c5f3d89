import { Tabs, type TabsProps } from '#design-system/navigation/Tabs/Tabs.tsx';
import { useFocusSection } from '#platform/routing';

/**
 * Tabs of which an address may ask for one by its id (`focusSection`, docs/product/frame.md): it is chosen, brought into sight, and has
 * the focus.
 */
export function SectionTabs<Id extends string>(props: TabsProps<Id>) {
  const { tabs, value, onChange } = props;
  const ref = useFocusSection<HTMLDivElement>(
    tabs.map(({ id }) => id),
    { isOpen: (name) => name === value, onOpen: (name) => onChange(name as Id) },
  );
  return (
    <div ref={ref}>
      <Tabs {...props} />
    </div>
  );
}
