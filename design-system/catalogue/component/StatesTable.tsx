import { useEffect, useState, type RefObject } from 'react';
import { DocsTable } from './DocsTable.tsx';
import { readStates, type StateRow } from './readStates.ts';

/** The states the examples show now, read from their elements: style sheets and tests read the same attributes. */
export function StatesTable({ examples }: { examples: RefObject<HTMLElement | null> }) {
  const [rows, setRows] = useState<readonly StateRow[]>([]);
  useEffect(() => {
    const root = examples.current;
    if (!root) return undefined;
    let waiting = 0;
    const read = () => {
      waiting = 0;
      setRows(readStates(root));
    };
    const observer = new MutationObserver(() => {
      waiting ||= window.setTimeout(read, 100);
    });
    observer.observe(root, { subtree: true, childList: true, attributes: true });
    read();
    return () => {
      observer.disconnect();
      window.clearTimeout(waiting);
    };
  }, [examples]);
  return (
    <DocsTable
      id="states"
      title="States"
      note="What the examples above show now; press and type in them, and the list follows."
      head={['Attribute', 'Values']}
      rows={rows.map(({ attribute, values }) => [attribute, values.join(' · ')])}
      code={2}
    />
  );
}
