import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { classifyMilestones } from '#domain/milestones';
import { useAddress } from '#platform/routing';
import { type DesignMilestone, milestonesQuery, useProjectId } from '#shared/project';

const name = 'activeMilestoneId';

/** A milestone, the others with an estimate, and the last of these before it. */
export function estimatesAround(milestones: readonly DesignMilestone[], id: number) {
  const { ordered } = classifyMilestones(milestones);
  const at = ordered.findIndex((one) => one.id === id);
  return {
    milestone: ordered[at],
    comparable: ordered.filter((one) => one.has_estimate && one.id !== id),
    earlier: ordered.slice(0, Math.max(0, at)).findLast(({ has_estimate: has }) => has),
  };
}

/**
 * The milestone whose estimate shows, as the address says, else the current one; and the one that it is compared with:
 * the last estimate before it, until somebody chooses another.
 */
export function useMilestone(milestones: readonly DesignMilestone[]) {
  const [params, setParams] = useAddress();
  const [chosen, setChosen] = useState<number | null>();
  const { ordered, current } = classifyMilestones(milestones);
  // What was shown first stays, even where its estimate is cleared and another milestone becomes the current one. It is not chosen
  // by milestones from before a change that are being read anew.
  const isRead = !useQuery(milestonesQuery(useProjectId())).isFetching;
  const [first, setFirst] = useState<number>();
  const usual = first ?? current?.id ?? ordered[0]?.id;
  if (isRead && first !== usual) setFirst(usual);
  const asked = milestones.find(({ id }) => String(id) === params.get(name));
  const milestone = asked ?? ordered.find(({ id }) => id === usual) ?? ordered[0];
  if (!milestone) throw new Error('An estimate needs a milestone.');
  const { comparable, earlier: before } = estimatesAround(milestones, milestone.id);
  const earlier = chosen === undefined ? before : (comparable.find(({ id }) => id === chosen) ?? undefined);
  return {
    milestone,
    earlier,
    comparable,
    show: (id: number) => {
      setChosen(undefined);
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.set(name, String(id));
          return next;
        },
        { replace: true },
      );
    },
    compare: setChosen,
  };
}
