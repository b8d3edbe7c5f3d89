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
import * as styles from './Templates.css.ts';

/** How often what a template warns of came true, and what it cost. */
export function TemplateRecord({ template }: { template: Template }) {
  return (
    <div className={styles.record}>
      <div>
        <div className={styles.label}>Struck</div>
        <div className={styles.figure}>{template.closed_count === 0 ? '-' : struckWords(template)}</div>
        <div className={styles.label}>
          {template.closed_count === 0
            ? 'No risk from this template is closed'
            : 'closed risks from this template'}
        </div>
      </div>
      <dl className={styles.terms}>
        <dt className={styles.term}>Used in</dt>
        <dd className={styles.said}>{projectsOf(template.used_in)}</dd>
        <dt className={styles.term}>Mean cost when struck</dt>
        <dd className={styles.said}>{formatMoney(template.mean_cost)}</dd>
      </dl>
    </div>
  );
}

/** The risks that were made from a template, with what became of each. */
export function TemplateUses({ id }: { id: number }) {
  const uses = useQuery(templateUsesQuery(id));
  if (uses.isError)
    return <LoadError what="projects" error={uses.error} onRetry={() => void uses.refetch()} />;
  if (!uses.data) return <Skeleton height={64} />;
  const { count, results } = uses.data;
  if (count === 0) return null;
  return (
    <Stack gap={2}>
      <Text as="h3" weight="strong">
        {`Used in ${count}`}
      </Text>
      <ScrollBox label="Used in">
        <table className={styles.uses} aria-label="Used in">
          <thead>
            <tr>
              <th scope="col">Project</th>
              <th scope="col">Risk</th>
              <th scope="col">Outcome</th>
              <th scope="col" data-end>
                Value
              </th>
              <th scope="col" data-end>
                Cost
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
        <Text size="meta" tone="subtle">{`The first ${results.length} of ${count}`}</Text>
      ) : null}
    </Stack>
  );
}

const outcomeOf = (status: 'IDENTIFIED' | 'CLOSED', struck: boolean) => {
  if (status === 'IDENTIFIED') return { label: 'Identified', tone: 'neutral', icon: CircleDot } as const;
  return struck
    ? ({ label: 'Struck', tone: 'critical', icon: CircleAlert } as const)
    : ({ label: 'Did not strike', tone: 'positive', icon: Check } as const);
};
