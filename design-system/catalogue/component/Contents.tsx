import { slugOf, type Address } from '../address/address.ts';
import { linkTo } from '../address/useAddress.ts';
import type { Entry } from '../discover.ts';
import * as styles from './component.css.ts';

/** What stands on the page, beside it where there is room. */
export function Contents({ entry, address }: { entry: Entry; address: Address }) {
  const parts = [
    { id: 'advice', title: 'When to use it', has: entry.use.length + entry.avoid.length > 0 },
    { id: 'props', title: 'Props', has: entry.props.length > 0 },
    { id: 'states', title: 'States', has: address.width === 'full' },
    { id: 'keys', title: 'Keys', has: entry.keys.length > 0 },
  ].filter((part) => part.has);
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <h2 className={styles.contentsTitle}>On this page</h2>
      <ul>
        {address.width === 'full'
          ? entry.examples.map((example) => {
              const slug = slugOf(example.title);
              return (
                <li key={slug}>
                  <a
                    className={styles.contentsEntry}
                    href={linkTo(address, entry.name, slug)}
                    aria-current={slug === address.example ? 'location' : undefined}
                  >
                    {example.title}
                  </a>
                </li>
              );
            })
          : null}
        {parts.map((part) => (
          <li key={part.id}>
            {/* The address names the page, so parts of it are reached by a press, not by a hash. */}
            <button
              type="button"
              className={styles.contentsEntry}
              onClick={() => document.getElementById(part.id)?.scrollIntoView({ block: 'start' })}
            >
              {part.title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
