/** The moment at which bids are due: the day and half hour of `alias` in the time zone at the place `zone`. */
export const dueAtSql = (alias: string, zone: string): string =>
  `((${alias}.due_on + ${alias}.due_time::time) at time zone ${zone})`;

/** Files of the documents that go out with the package at the place `packageId`: `d` is the document, `f` the file. */
export const packageFilesSql = (packageId: string): string =>
  `bid_document d join attachment f on f.tenant_id = $1 and f.entity = 'bid_document' and f.entity_id = d.id
    where d.tenant_id = $1 and not d.is_deleted and d.bid_package_ids @> to_jsonb(${packageId}::bigint)`;
