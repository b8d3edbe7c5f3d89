import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { abbreviate, formatNumber } from '#domain/money';
import { INDEX_KINDS } from '#domain/normalization';
import type { Factor } from '../indexQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Normalization.css.ts';

type Step = Factor['steps'][number];

const times = (factor: number | null) => (factor === null ? '-' : `× ${factor.toFixed(4)}`);

function wordsOf({ source, target, problem, index_name: name }: Step): string {
  if (problem) return problem;
  if (!source || !target) return name === null ? t.noIndexOfThisKind : t.noneSet;
  const beyond = [source, target].filter(({ basis }) => basis !== 'stated');
  const marks = beyond.map(({ key, basis }) => `${key} ${basis}`).join(', ');
  return t.sourceToTargetNameMarks(source.key, target.key, name, marks ? ` (${marks})` : '');
}

/** Each step of a factor, and what the source costs at the place and time of the target. */
export function FactorSteps({ factor: { steps, factor, source } }: { factor: Factor }) {
  const perArea = source.cost !== null && source.area ? source.cost / source.area : null;
  return (
    <Stack gap={3}>
      <table className={styles.steps}>
        <thead>
          <tr>
            <th scope="col">{t.step}</th>
            <th scope="col" className={styles.number}>
              {t.toFrom}
            </th>
            <th scope="col" className={styles.number}>
              {t.factor}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.kind}>
              <th scope="row">
                {INDEX_KINDS[step.kind].label}
                <span className={step.problem ? styles.problem : styles.facts}>{wordsOf(step)}</span>
              </th>
              <td className={styles.number}>
                {step.source && step.target
                  ? `${formatNumber(step.target.value)} / ${formatNumber(step.source.value)}`
                  : '-'}
              </td>
              <td className={styles.number}>{times(step.factor)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t.factor}
            </th>
            <td className={styles.number}>{times(factor)}</td>
          </tr>
        </tfoot>
      </table>
      {source.cost === null ? null : (
        <dl className={styles.sums}>
          <dt>{t.costAsBuilt}</dt>
          <dd>{abbreviate(source.cost)}</dd>
          {factor === null ? null : (
            <>
              <dt>{t.costNormalized}</dt>
              <dd data-strong>{abbreviate(source.cost * factor)}</dd>
            </>
          )}
          {perArea === null ? null : (
            <>
              <dt>{t.perGsfAsBuilt}</dt>
              <dd>{`$${perArea.toFixed(1)}`}</dd>
              {factor === null ? null : (
                <>
                  <dt>{t.perGsfNormalized}</dt>
                  <dd data-strong>{`$${(perArea * factor).toFixed(1)}`}</dd>
                </>
              )}
            </>
          )}
        </dl>
      )}
    </Stack>
  );
}
