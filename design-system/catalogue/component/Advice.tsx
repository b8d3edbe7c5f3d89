import { Icon } from '../../icons/Icon/Icon.tsx';
import { Check, X } from '../../icons/shapes.ts';
import * as styles from './component.css.ts';

const kinds = {
  use: { title: 'Use', shape: Check, tone: 'positive' },
  avoid: { title: 'Avoid', shape: X, tone: 'critical' },
} as const;

/** What the component is for, or what it is not for. */
export function Advice({ kind, items }: { kind: keyof typeof kinds; items: readonly string[] }) {
  const { title, shape, tone } = kinds[kind];
  if (items.length === 0) return null;
  return (
    <div className={styles.adviceCard} data-kind={kind}>
      <h3 className={styles.adviceTitle}>
        <Icon of={shape} tone={tone} />
        {title}
      </h3>
      <ul className={styles.adviceList}>
        {items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Text in which `code` between backticks is set as code. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // Parts never move: the text is fixed.
      // oxlint-disable-next-line react/no-array-index-key
      <code key={index} className={styles.code}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
