import { useQuery } from '@tanstack/react-query';
import { Link } from '#design-system/actions/Link/Link.tsx';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Check, CircleAlert, CircleDot } from '#design-system/icons/shapes.ts';
import { ScrollBox } from '#design-system/layout/ScrollBox/ScrollBox.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatMoney } from '#domain/money';
import { pathTo } from '#platform/routing';
import { LoadError } from '#shared/failure';
import { projectsOf, struckWords } from '../model/templateWords.ts';
import { type Template, templateUsesQuery } from '../templateQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Templates.css.ts';

/** How often what a template warns of came true, and what it cost. */
export function TemplateRecord({ template }: { template: Template }) {
  return (
    <div className={styles.record}>
      <div>
        <div className={styles.label}>{t.struck}</div>
        <div className={styles.figure}>{template.closed_count === 0 ? '-' : struckWords(template)}</div>
        <div className={styles.label}>
          {template.closed_count === 0 ? t.noRiskFromThisTemplate : t.closedRisksFromThisTemplate}
        </div>
      </div>
      <dl className={styles.terms}>
        <dt className={styles.term}>{t.usedIn}</dt>
        <dd className={styles.said}>{projectsOf(template.used_in)}</dd>
        <dt className={styles.term}>{t.meanCostWhenStruck}</dt>
        <dd className={styles.said}>{formatMoney(template.mean_cost)}</dd>
      </dl>
    </div>
  );
}

/** The risks that were made from a template, with what became of each. */
export function TemplateUses({ id }: { id: number }) {
  const uses = useQuery(templateUsesQuery(id));
  if (uses.isError)
    return <LoadError what={t.projects} error={uses.error} onRetry={() => void uses.refetch()} />;
  if (!uses.data) return <Skeleton height={64} />;
  const { count, results } = uses.data;
  if (count === 0) return null;
  return (
    <Stack gap={2}>
      <Text as="h3" weight="strong">
        {t.usedInCount(count)}
      </Text>
      <ScrollBox label={t.usedIn}>
        <table className={styles.uses} aria-label={t.usedIn}>
          <thead>
            <tr>
              <th scope="col">{t.project}</th>
              <th scope="col">{t.risk}</th>
              <th scope="col">{t.outcome}</th>
              <th scope="col" data-end>
                {t.value}
              </th>
              <th scope="col" data-end>
                {t.cost}
              </th>
            </tr>
          </thead>
          <tbody>
            {results.map(({ project, risk, status, struck, value, cost }) => (
              <tr key={risk.id}>
                <th scope="row">{project.name}</th>
                <td>
                  <Link href={pathTo('risks', { projectId: project.id }, { itemDetailsId: risk.id })}>
                    {risk.code}
                  </Link>
                </td>
                <td>
                  <StatusTag {...outcomeOf(status, struck)} />
                </td>
                <td data-end>{formatMoney(value)}</td>
                <td data-end>{formatMoney(cost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {count > results.length ? (
        <Text size="meta" tone="subtle">
          {t.theFirstLengthOfCount(results.length, count)}
        </Text>
      ) : null}
    </Stack>
  );
}

const outcomeOf = (status: 'IDENTIFIED' | 'CLOSED', struck: boolean) => {
  if (status === 'IDENTIFIED') return { label: t.identified, tone: 'neutral', icon: CircleDot } as const;
  return struck
    ? ({ label: t.struck, tone: 'critical', icon: CircleAlert } as const)
    : ({ label: t.didNotStrike, tone: 'positive', icon: Check } as const);
};
