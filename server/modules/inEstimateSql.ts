/** A project's newest estimate with its day, as `id` and `day`; `$1` is the tenant. */
export const currentEstimate = (projectId: string): string =>
  `(select m.id, coalesce(m.actual_date, m.date) as day from milestone m
    where m.tenant_id = $1 and m.project_id = ${projectId} and m.has_estimate
    order by coalesce(m.actual_date, m.date) desc, m.id desc limit 1)`;

/**
 * Whether the estimate of a milestone of this day has an item: as a person said of it, or of an estimate before it. Null where
 * nobody has: then the day of approval decides.
 */
export const inEstimate = (itemId: string, milestone: { id: string; day: string }): string =>
  `coalesce(
    (select said.state = 'IN' from estimate_item said
      where said.tenant_id = $1 and said.item_id = ${itemId} and said.milestone_id = ${milestone.id}),
    (select true from estimate_item said join milestone sm on sm.tenant_id = $1 and sm.id = said.milestone_id
      where said.tenant_id = $1 and said.item_id = ${itemId} and said.state = 'IN'
        and coalesce(sm.actual_date, sm.date) <= ${milestone.day} limit 1))`;
