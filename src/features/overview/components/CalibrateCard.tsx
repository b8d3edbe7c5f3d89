import { Link } from '#design-system/actions/Link/Link.tsx';
import { Card } from '#design-system/layout/Card/Card.tsx';
import { pathTo, usePages } from '#platform/routing';
import { useProjectId } from '#shared/project';
import { type Reason, Why } from '#shared/why';
import type { News } from '../newsQueries.ts';
import * as t from '../texts.ts';
import * as styles from './News.css.ts';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What the project costs a square foot beside others that the person may compare it with. */
export function CalibrateCard({ standing }: { standing: NonNullable<News['calibrate']> | null }) {
  const projectId = useProjectId();
  const opens = usePages().opens('calibrate');
  return (
    <Card
      title={
        <span className={styles.title}>
          {t.calibrate}
          <span className={styles.note}>{standing?.is_normalized === false ? t.gsf : t.gsfNormalized}</span>
        </span>
      }
      actions={opens ? <Link href={pathTo('calibrate', { projectId })}>{t.openCalibrate}</Link> : null}
    >
      {standing ? (
        <Standing standing={standing} href={opens ? pathTo('calibrate', { projectId }) : undefined} />
      ) : (
        <p className={styles.lead}>{t.thereIsNoOtherProject}</p>
      )}
    </Card>
  );
}

function leadOf(count: number, overMedian: number | null): string {
  const projects = `${count} ${t.projectWord(count)}`;
  if (overMedian === null) return t.thisProjectHasNoEstimate(projects);
  const share = Math.round(Math.abs(overMedian) * 10) / 10;
  if (share === 0) return t.atTheMedianOfProjects(projects);
  return t.shareValueTheMedian(share, overMedian > 0 ? t.above : t.below, projects);
}

type Place = NonNullable<News['calibrate']>;

/** Why a figure of the comparison is what it is; the projects themselves are in Calibrate. */
function standingReason(
  name: string,
  { count, median, mine, is_normalized: moved }: Place,
  href: string | undefined,
): Reason {
  const own = name === t.thisProject;
  return {
    sentence: own
      ? t.theNewestEstimateBy(moved ? t.adjustedByTheProjectsFactors : '')
      : t.nameOfCountProjectsEach(
          name,
          count,
          t.projectWord(count),
          moved ? t.adjustedToOnePlaceAndTime : '',
        ),
    ...(own &&
      mine !== null && {
        parts: [
          { name: t.thisProject, text: money.format(mine) },
          { name: t.median, text: money.format(median) },
        ],
        sum: { name: t.toTheMedian, text: money.format(mine - median) },
      }),
    further: href === undefined ? undefined : { text: t.openCalibrate, href },
  };
}

function Standing({ standing, href }: { standing: Place; href: string | undefined }) {
  const { lowest, highest, mine, median, first_quartile: first, third_quartile: third } = standing;
  const low = Math.min(lowest, mine ?? lowest);
  const high = Math.max(highest, mine ?? highest);
  const at = (amount: number) => (high === low ? 50 : ((amount - low) / (high - low)) * 100);
  const span = (from: number, to: number) => ({
    insetInlineStart: `${at(from)}%`,
    width: `${at(to) - at(from)}%`,
  });
  const figures: [string, number][] = [
    [t.lowest, lowest],
    [t.median, median],
    [t.highest, highest],
    ...(mine === null ? [] : ([[t.thisProject, mine]] satisfies [string, number][])),
  ];
  return (
    <>
      <p className={styles.lead}>
        <b>{leadOf(standing.count, standing.over_median)}</b>
      </p>
      <div className={styles.box} aria-hidden>
        <span className={styles.whisker} style={span(lowest, highest)} />
        <span className={styles.middle} style={span(first, third)} />
        <span className={styles.median} style={{ insetInlineStart: `${at(median)}%` }} />
        {mine === null ? null : <span className={styles.mine} style={{ insetInlineStart: `${at(mine)}%` }} />}
      </div>
      <dl className={styles.figures}>
        {figures.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Why
                name={name}
                text={money.format(amount)}
                reason={() => standingReason(name, standing, href)}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
