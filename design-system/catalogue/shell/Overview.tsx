import { Text } from '../../layout/Text/Text.tsx';
import type { Address } from '../address/address.ts';
import { linkTo } from '../address/useAddress.ts';
import { components } from '../discover.ts';
import { groups } from '../docs.ts';
import { foundationPages } from '../foundations/foundationPages.ts';
import * as styles from './overview.css.ts';

/** The first page: what there is, each with its one line. */
export function Overview({ address }: { address: Address }) {
  const shelves = [
    { title: 'foundations', entries: foundationPages },
    ...groups.map((group) => ({
      title: group as string,
      entries: components.filter((entry) => entry.group === group),
    })),
  ];
  return (
    <article className={styles.overview}>
      <header className={styles.head}>
        <Text as="h1" size="figure" weight="strong">
          Calm, dense, exact
        </Text>
        <p className={styles.lead}>
          The parts Quoin is made of: {components.length} components over one set of tokens, each shown live
          with its states, keys and advice. Set theme, density, direction and width above; the address keeps
          them.
        </p>
      </header>
      {shelves.map((shelf) => (
        <section key={shelf.title} className={styles.shelf} aria-labelledby={`shelf-${shelf.title}`}>
          <h2 id={`shelf-${shelf.title}`} className={styles.title}>
            {shelf.title}
            <span className={styles.count}>{shelf.entries.length}</span>
          </h2>
          <ul className={styles.cards}>
            {shelf.entries.map((entry) => (
              <li key={entry.name}>
                <a className={styles.card} href={linkTo(address, entry.name)}>
                  <span className={styles.name}>{entry.name}</span>
                  <span className={styles.summary}>{entry.summary}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
