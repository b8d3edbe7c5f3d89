import { fieldNames } from '#domain/fields';
import { issueFields, type IssueLink } from '#domain/issues';
import { issue } from '#server/database/schema/issues.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { withAttributes } from '../attributes/withAttributes.ts';
import { loadCodes, replaceCodes } from './issueCodeRepository.ts';
import { loadLinks, replaceLinks } from './issueLinkRepository.ts';

/** What other tables keep of an issue. */
const parts = new Set<string>(['related', 'cost_group_ids', 'custom_attributes']);

const rows = withAttributes(
  'ISSUE',
  tableAdapter({
    entity: 'issue',
    module: 'issues',
    table: issue,
    fields: fieldNames(issueFields).filter((name) => !parts.has(name)),
    numbered: true,
  }),
);

const listed = (written: readonly RowWrite[]) =>
  written.map(({ id, fields }) => ({
    issueId: id,
    links: (fields['related'] ?? []) as readonly IssueLink[],
  }));

const coded = (written: readonly RowWrite[]) =>
  written.map(({ id, fields }) => ({
    issueId: id,
    codes: (fields['cost_group_ids'] ?? []) as readonly number[],
  }));

/** How the change engine writes issues: the row, the company's own fields, what it is about, and its cost groups. */
export const issueAdapter: EntityAdapter = {
  ...rows,
  load: async (tx, ids, projectId) => {
    const stored = await rows.load(tx, ids, projectId);
    const links = await loadLinks(tx, ids);
    const codes = await loadCodes(tx, ids);
    return new Map(
      [...stored].map(([id, snapshot]) => [
        id,
        {
          ...snapshot,
          fields: {
            ...snapshot.fields,
            related: links.get(id) ?? [],
            cost_group_ids: codes.get(id) ?? [],
          },
        },
      ]),
    );
  },
  insert: async (tx, written, head) => {
    await rows.insert(tx, written, head);
    await replaceLinks(tx, listed(written));
    await replaceCodes(tx, coded(written));
  },
  update: async (tx, written, head) => {
    await rows.update(tx, written, head);
    await replaceLinks(tx, listed(written.filter(({ changed }) => changed.includes('related'))));
    await replaceCodes(tx, coded(written.filter(({ changed }) => changed.includes('cost_group_ids'))));
  },
  restore: async (tx, written, head) => {
    await rows.restore?.(tx, written, head);
    await replaceLinks(tx, listed(written));
    await replaceCodes(tx, coded(written));
  },
};
