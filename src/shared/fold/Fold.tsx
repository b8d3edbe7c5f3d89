import type { ReactNode } from 'react';
import { Disclosure } from '#design-system/layout/Disclosure/Disclosure.tsx';
import { useCurrentUser } from '#platform/flags';
import { useFocusSection } from '#platform/routing';
import { defineSlot, useRemembered } from '#platform/storage';

const foldedSlot = defineSlot<readonly string[]>('folded-parts', (stored) =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, 200) : [],
);

export interface FoldProps {
  /** What the browser remembers it by, such as `item.schedule`; an address asks for it by the last word. */
  id: string;
  title: string;
  /** What an address asks for it by, where that is another word. */
  section?: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a panel that this person can fold; it stays so the next time. */
export function Fold({ id, section = id.split('.').at(-1) ?? id, title, note, children }: FoldProps) {
  const [folded, setFolded] = useRemembered(foldedSlot, useCurrentUser().id);
  const others = folded.filter((one) => one !== id);
  const ref = useFocusSection<HTMLDivElement>(section, () => setFolded(others));
  return (
    <div ref={ref}>
      <Disclosure
        title={title}
        note={note}
        open={!folded.includes(id)}
        onOpenChange={(open) => setFolded(open ? others : [...others, id])}
      >
        {children}
      </Disclosure>
    </div>
  );
}
