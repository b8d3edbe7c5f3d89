/** A project's newest estimate, or that of a day, with its own day, as `id` and `day`; `$1` is the tenant. */
export const currentEstimate = (projectId: string, onDay?: string): string =>
  `(select m.id, coalesce(m.actual_date, m.date) as day from milestone m
    where m.tenant_id = $1 and m.project_id = ${projectId} and m.has_estimate${onDay ? ` and coalesce(m.actual_date, m.date) <= ${onDay}` : ''}
    order by coalesce(m.actual_date, m.date) desc, m.id desc limit 1)`;

/** The upload whose lines stand in a milestone's estimate: accepted last of those not taken back; null where no file was, or its lines were cleared since. */
export const standingUpload = (milestoneId: string): string =>
  `(select case when not up.is_cleared then up.id end as id from estimate_upload up where up.tenant_id = $1 and up.milestone_id = ${milestoneId} and up.status = 'ACCEPTED'
    order by up.accepted_set_id desc nulls first limit 1)`;

/** Whether what was `said` is of the lines that stand. */
export const saidOfStanding = `said.upload_id is not distinct from ${standingUpload('said.milestone_id')}`;

/**
 * Whether the estimate of a milestone of this day has an item: as a person said of it, or of an estimate before it. What was said of
 * lines that another upload replaced does not count. Null where nobody has: then the day of approval decides.
 */
export const inEstimate = (itemId: string, milestone: { id: string; day: string }): string =>
  `coalesce(
    (select said.state = 'IN' from estimate_item said
      where said.tenant_id = $1 and said.item_id = ${itemId} and said.milestone_id = ${milestone.id} and ${saidOfStanding}),
    (select true from estimate_item said join milestone sm on sm.tenant_id = $1 and sm.id = said.milestone_id
      where said.tenant_id = $1 and said.item_id = ${itemId} and said.state = 'IN'
        and coalesce(sm.actual_date, sm.date) <= ${milestone.day} and ${saidOfStanding} limit 1))`;
