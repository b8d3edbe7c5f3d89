/** The moment at which bids are due: the day and half hour of `alias` in the time zone at the place `zone`. */
export const dueAtSql = (alias: string, zone: string): string =>
  `((${alias}.due_on + ${alias}.due_time::time) at time zone ${zone})`;

/** Whether the bid of invitation `i` stands opened in the scope sheet of package `b`; `q` are the terms. */
export const isOpenedSql = `(q.opened_at is not null and i.state = 'SUBMITTED'
  and exists (select from jsonb_array_elements(b.leveling -> 'bidders') x
    where (x ->> 'id')::int = i.bidder_id and x ->> 'invitation' = 'SUBMITTED'))`;

/** Files that a bidder has added to the bid of invitation `i`: `f` is the file. */
export const ownFilesSql = `attachment f where f.tenant_id = $1 and f.entity = 'bid_invitation' and f.entity_id = i.id`;

/** Files of the documents that go out with the package at the place `packageId`: `d` is the document, `f` the file. */
export const packageFilesSql = (packageId: string): string =>
  `bid_document d join attachment f on f.tenant_id = $1 and f.entity = 'bid_document' and f.entity_id = d.id
    where d.tenant_id = $1 and not d.is_deleted and d.bid_package_ids @> to_jsonb(${packageId}::bigint)`;
