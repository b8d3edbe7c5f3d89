import { useEffect } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import type { Isolated as IsolatedAddress } from '../address/address.ts';
import { useSwitches } from '../address/useSwitches.ts';
import { components } from '../discover.ts';
import * as styles from './component.css.ts';

/** One example alone on the page, for pictures and for a look without anything around it. */
export function Isolated({ component, index, ...switches }: IsolatedAddress) {
  useSwitches(switches);
  const entry = components.find((one) => one.name === component);
  const example = entry?.examples[index];
  const title = example ? `${component}, ${example.title}` : component;
  useEffect(() => {
    document.title = `${title} · Quoin design system`;
  }, [title]);
  return (
    <main className={styles.isolated} data-opens={example?.opens}>
      <h1 className={styles.unseen}>{title}</h1>
      {example ? (
        <example.render density={switches.density} />
      ) : (
        <EmptyState
          art="funnel"
          title="There is no such example"
          text={
            entry
              ? `${component} has ${entry.examples.length}, counted from 0.`
              : `No component is called "${component}".`
          }
        />
      )}
    </main>
  );
}
