import { Link } from '#design-system/actions/Link/Link.tsx';
import { EmptyState } from '#design-system/feedback/EmptyState/EmptyState.tsx';
import { useSubject } from '#platform/flags';
import { pathTo } from '#platform/routing';

const words = { timeline: 'Timeline', components: 'Components', estimate: 'Estimate' } as const;
const needs = {
  timeline: 'timeline_access',
  components: 'component_access',
  estimate: 'estimate_access',
} as const;
type Step = keyof typeof words;

/** What the chart waits for, with the way there for those who may go (spec §2 missing-data overlay). */
export function MissingData({ projectId, steps }: { projectId: number; steps: readonly Step[] }) {
  const { permissions } = useSubject();
  const mayGo = steps.every((step) => permissions.has(needs[step]));
  // The estimate is preferred: it is what the chart draws.
  const target = steps.includes('estimate') ? 'estimate' : steps[0];
  const list = steps.map((step) => words[step]).join(', ');
  return (
    <EmptyState
      title={`In order to see the cost trend you need to complete the ${list} data`}
      text={
        mayGo
          ? 'The chart shows each milestone that has an estimate, by component.'
          : 'Ask your project administrator to complete it.'
      }
      action={
        mayGo && target ? (
          <Link href={pathTo(target, { projectId })}>{`Go to ${words[target]}`}</Link>
        ) : undefined
      }
    />
  );
}
