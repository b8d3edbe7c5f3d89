import { Avatar } from '#design-system/feedback/Avatar/Avatar.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { formatArea } from '#domain/area';
import { formatDate } from '#domain/dates';
import { abbreviate } from '#domain/money';
import { personName } from '#domain/people';
import { PictureCard } from '#features/projects';
import { ProjectPicture, useProject } from '#shared/project';
import { costReason, costTraces, type Reason, Why } from '#shared/why';
import { programReason } from '../model/visionReasons.ts';
import * as t from '../texts.ts';
import type { Vision } from '../visionQueries.ts';
import * as styles from './Vision.css.ts';

/** What names the project: typed, or a figure of it that says why. */
interface Fact {
  label: string;
  value: string;
  reason?: () => Reason;
  trace?: string;
}

/** Picture, statement, and the figures that name the project; whoever may write the vision gives it its picture. */
export function StatementCard({ vision, readOnly }: { vision: Vision; readOnly: boolean }) {
  const project = useProject();
  const { statement, agreed_by: person, agreed_on: day, facts, program, cost } = vision;
  const figures: Fact[] = [
    ...facts.map(({ label, value }): Fact => ({ label, value })),
    ...(program?.target != null
      ? [
          {
            label: t.area,
            value: formatArea({ value: program.target, unit: program.unit }),
            reason: () => programReason('target', program),
          },
        ]
      : []),
    ...(cost?.target_budget != null
      ? [
          {
            label: t.budget,
            value: abbreviate(cost.target_budget),
            reason: () => costReason('budget', cost),
            trace: costTraces.budget,
          },
        ]
      : []),
  ];
  return (
    <section className={styles.hero} aria-label={t.statement}>
      <div className={styles.picture}>
        <PictureCard
          projectId={project.id}
          url={project.picture_url}
          name={project.name}
          mayChange={!readOnly}
          fills
          drawing={<ProjectPicture project={project} size="wide" />}
        />
      </div>
      <div className={styles.said}>
        <Text as="h2" size="grid" tone="muted">
          {t.statement}
        </Text>
        {statement === '' ? (
          <p className={styles.statement}>
            <span className={styles.unsaid}>{t.noOneHasWrittenYet}</span>
          </p>
        ) : (
          <p className={styles.statement}>{statement}</p>
        )}
        {person || day ? (
          <div className={styles.by}>
            {person ? (
              <>
                <Avatar
                  name={personName(person)}
                  src={person.avatar_url}
                  seed={String(person.id)}
                  decorative
                />
                <span>{personName(person)}</span>
              </>
            ) : null}
            {day ? <span>{t.agreedDate(formatDate(day))}</span> : null}
          </div>
        ) : null}
      </div>
      {figures.length > 0 ? (
        <dl className={styles.facts}>
          {figures.map(({ label, value, reason, trace }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.factName}>{label}</dt>
              <dd className={styles.factValue} title={value}>
                {reason ? <Why name={label} text={value} reason={reason} trace={trace} /> : value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
