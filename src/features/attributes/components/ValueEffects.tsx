import { Card } from '#design-system/layout/Card/Card.tsx';
import { formatNumber } from '#domain/money';
import type { AttributePreview } from '../attributeQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Attributes.css.ts';

/** What saving does to the values that rows have now (docs/product/attributes.md). */
export function ValueEffects({ preview }: { preview: AttributePreview }) {
  const { outcomes, changes } = preview;
  const named = changes.reduce((sum, { count }) => sum + count, 0);
  const others = preview.total - outcomes.kept - named;
  const lines = [
    { words: t.stayAsTheyAre, count: outcomes.kept },
    ...changes.map(({ from, to, outcome, count }) => ({
      words:
        to === null
          ? t.fromIsEmptied(from)
          : outcome === 'shortened'
            ? t.fromIsShortenedToTo(from, to)
            : t.fromBecomesTo(from, to),
      count,
    })),
    ...(others > 0 ? [{ words: t.others, count: others }] : []),
  ];
  return (
    <Card title={t.whatHappensToValues} headingLevel={3}>
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
              [t.converted, outcomes.converted],
              [t.shortened, outcomes.shortened],
              [t.emptied, outcomes.emptied],
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
