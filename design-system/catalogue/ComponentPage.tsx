import { Icon } from '../icons/Icon/Icon.tsx';
import { CircleCheck, CircleX, type IconShape } from '../icons/shapes.ts';
import { Text } from '../layout/Text/Text.tsx';
import type { ComponentDocs } from './docs.ts';
import * as styles from './catalogue.css.ts';

/** One component: what it is for, live examples, when to use it, props and keys. */
export function ComponentPage({ docs }: { docs: ComponentDocs }) {
  return (
    <article className={styles.article} key={docs.name}>
      <header>
        <Text as="h1" size="page" weight="strong">
          {docs.name}
        </Text>
        <Text as="p" tone="muted">
          {docs.summary}
        </Text>
      </header>
      {docs.examples.map((example) => (
        <section key={example.title} className={styles.example} data-example={example.title}>
          <h2 className={styles.exampleTitle}>{example.title}</h2>
          <div className={styles.stage}>
            <example.render />
          </div>
        </section>
      ))}
      {docs.use.length + docs.avoid.length === 0 ? null : (
        <div className={styles.advice}>
          <Advice title="Do" shape={CircleCheck} tone="positive" items={docs.use} />
          <Advice title="Don't" shape={CircleX} tone="critical" items={docs.avoid} />
        </div>
      )}
      <DocsTable
        title="Props"
        head={['Name', 'Type', 'What it does']}
        rows={docs.props.map((prop) => [prop.name, prop.type, prop.summary])}
        code={2}
      />
      <DocsTable
        title="Keys"
        head={['Keys', 'What they do']}
        rows={docs.keys.map((key) => [key.keys, key.does])}
        code={1}
      />
    </article>
  );
}

function Advice({
  title,
  shape,
  tone,
  items,
}: {
  title: string;
  shape: IconShape;
  tone: 'positive' | 'critical';
  items: readonly string[];
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={styles.exampleTitle}>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.listItem}>
            <Icon of={shape} tone={tone} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `code` = how many columns at the start are code. */
function DocsTable({
  title,
  head,
  rows,
  code,
}: {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  code: number;
}) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.exampleTitle}>{title}</h2>
      {/* The frame scrolls sideways on a narrow screen, so it must be reachable by key. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.tableFrame} tabIndex={0} role="region" aria-label={`${title} table`}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col" className={styles.th}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, index) => (
                  <td key={head[index]} className={styles.td}>
                    {index < code ? <code className={styles.code}>{cell}</code> : cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
