import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Lock } from '#design-system/icons/shapes.ts';
import { dayWords } from '#shared/history';
import { useProject, useProjectId } from '#shared/project';
import { useStartVersion } from '../estimateMutations.ts';
import type { EstimateVersion } from '../estimateQueries.ts';
import * as t from '../texts.ts';
import * as styles from './Estimate.css.ts';

/** Who submitted a version, and when; an account that is gone has no name. */
export function submissionOf({ submitted_by: person, submitted_at: at }: EstimateVersion): string {
  const name = person ? `${person.first_name} ${person.last_name}`.trim() || person.email : t.somebody;
  const day = dayWords(at, new Date()).replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());
  return `${name}, ${day}`;
}

/** Why an estimate is read-only, and the way on to its next version. */
export function SubmittedBanner({ milestone, version }: { milestone: number; version: EstimateVersion }) {
  const start = useStartVersion(useProjectId());
  const mayWrite = useProject().permissions.includes('upload_estimate');
  return (
    <div className={styles.lock}>
      <Banner
        icon={Lock}
        action={
          mayWrite ? (
            <Button size="small" busy={start.isPending} onPress={() => start.mutate(milestone)}>
              {t.startANewVersion}
            </Button>
          ) : null
        }
      >
        {t.submittedAsVersionNumberBy(version.number, submissionOf(version))}
      </Banner>
    </div>
  );
}
