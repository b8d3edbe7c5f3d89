import { useRef } from 'react';
import { CopyButton } from '../CopyButton.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import type { Address } from '../address/address.ts';
import type { Entry } from '../discover.ts';
import { Advice } from './Advice.tsx';
import { Contents } from './Contents.tsx';
import { DocsTable } from './DocsTable.tsx';
import { ExampleList } from './ExampleList.tsx';
import { Frame } from './Frame.tsx';
import { StatesTable } from './StatesTable.tsx';
import * as styles from './component.css.ts';

const showKeys = () => document.getElementById('keys')?.scrollIntoView({ block: 'start' });

/** One component: what it is for, live examples, when to use it, props, states and keys. */
export function ComponentPage({ entry, address }: { entry: Entry; address: Address }) {
  const examples = useRef<HTMLDivElement>(null);
  const importLine = `import { ${entry.name} } from '${entry.source}';`;
  return (
    <div className={styles.columns}>
      <article className={styles.article}>
        <header className={styles.head}>
          <p className={styles.shelf}>{entry.group}</p>
          <Text as="h1" size="figure" weight="strong">
            {entry.name}
          </Text>
          <p className={styles.summary}>{entry.summary}</p>
          {/* The address names the page, so its keys are reached by a press, not by a hash. */}
          <p className={styles.source}>
            Stands on {entry.standsOn ?? 'the elements of the page alone.'}{' '}
            {entry.keys.length === 0 ? null : (
              <button type="button" className={styles.sourceKeys} onClick={showKeys}>
                What its keys do
              </button>
            )}
          </p>
          <div className={styles.importLine}>
            <code className={styles.importCode}>{importLine}</code>
            <CopyButton text={importLine} label="Copy import" />
          </div>
        </header>
        {address.width === 'full' ? (
          <div ref={examples}>
            <ExampleList entry={entry} address={address} />
          </div>
        ) : (
          <Frame name={entry.name} address={address} width={address.width} />
        )}
        {entry.use.length + entry.avoid.length === 0 ? null : (
          <section id="advice" aria-labelledby="advice-title">
            <h2 id="advice-title" className={styles.title}>
              When to use it
            </h2>
            <div className={styles.advice}>
              <Advice kind="use" items={entry.use} />
              <Advice kind="avoid" items={entry.avoid} />
            </div>
          </section>
        )}
        <DocsTable
          id="props"
          title="Props"
          head={['Name', 'Type', 'What it does']}
          rows={entry.props.map((prop) => [prop.name, prop.type, prop.summary])}
          code={2}
        />
        {address.width === 'full' ? <StatesTable key={entry.name} examples={examples} /> : null}
        <DocsTable
          id="keys"
          title="Keys"
          head={['Keys', 'What they do']}
          rows={entry.keys.map((key) => [key.keys, key.does])}
          code={1}
        />
      </article>
      <Contents entry={entry} address={address} />
    </div>
  );
}
