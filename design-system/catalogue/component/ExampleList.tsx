import { useEffect, useRef } from 'react';
import { Link } from '../../actions/Link/Link.tsx';
import { slugOf, writeIsolated, type Address } from '../address/address.ts';
import { linkTo } from '../address/useAddress.ts';
import type { Entry } from '../discover.ts';
import * as styles from './component.css.ts';

/** All examples of a component, live; the one named by the address scrolls into view. */
export function ExampleList({ entry, address }: { entry: Entry; address: Address }) {
  const list = useRef<HTMLDivElement>(null);
  const { example: current, frame, density } = address;
  useEffect(() => {
    if (current === '') return;
    const wanted = list.current?.querySelector(`[data-slug="${CSS.escape(current)}"]`);
    wanted?.scrollIntoView({ block: 'start' });
  }, [current]);
  return (
    <div ref={list} className={styles.examples}>
      {entry.examples.map((example, index) => {
        const slug = slugOf(example.title);
        const isolated = writeIsolated({ ...address, component: entry.name, index });
        return (
          <section
            key={example.title}
            className={styles.example}
            data-slug={slug}
            data-example={index}
            data-opens={example.opens}
          >
            <div className={styles.exampleHead}>
              <h2 className={styles.exampleTitle}>
                {frame ? (
                  example.title
                ) : (
                  <a className={styles.anchor} href={linkTo(address, entry.name, slug)}>
                    {example.title}
                  </a>
                )}
              </h2>
              {frame ? null : (
                <span className={styles.alone}>
                  <Link href={isolated} external>
                    Alone
                  </Link>
                </span>
              )}
            </div>
            <div className={styles.stage}>
              <example.render density={density} />
            </div>
          </section>
        );
      })}
    </div>
  );
}
