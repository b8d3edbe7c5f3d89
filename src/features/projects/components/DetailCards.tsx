import { Fragment } from 'react';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import type { Project } from '#shared/project';
import { projectDetails } from '../model/details.ts';
import * as styles from './DetailCards.css.ts';

/** What is known about a project, a card for each section. */
export function DetailCards({ project }: { project: Project }) {
  return (
    <Columns minimum={280} count={2} gap={4}>
      {projectDetails(project).map(({ title, facts }) => (
        <Card key={title} title={title}>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <Fragment key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </Card>
      ))}
    </Columns>
  );
}
