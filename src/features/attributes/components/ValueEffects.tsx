import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatNumber } from '#domain/money';
import type { AttributePreview } from '../attributeQueries.ts';
import * as styles from './Attributes.css.ts';

/** What saving does to the values that rows have now (docs/product/attributes.md). */
export function ValueEffects({ preview }: { preview: AttributePreview }) {
  const { outcomes, changes } = preview;
  const named = changes.reduce((sum, { count }) => sum + count, 0);
  const others = preview.total - outcomes.kept - named;
  const lines = [
    { words: 'Stay as they are', count: outcomes.kept },
    ...changes.map(({ from, to, outcome, count }) => ({
      words:
        to === null
          ? `${from} is emptied`
          : outcome === 'shortened'
            ? `${from} is shortened to ${to}`
            : `${from} becomes ${to}`,
      count,
    })),
    ...(others > 0 ? [{ words: 'Others', count: others }] : []),
  ];
  return (
    <Card title="What happens to values" headingLevel={3}>
      <table className={styles.effects}>
        <tbody>
          {lines.map(({ words, count }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
          {(
            [
              ['Converted', outcomes.converted],
              ['Shortened', outcomes.shortened],
              ['Emptied', outcomes.emptied],
            ] as const
          ).map(([words, count]) => (
            <tr key={words} data-sum>
              <th scope="row">{words}</th>
              <td>{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
