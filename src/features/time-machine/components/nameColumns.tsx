import { Link } from '#design-system/actions/Link/Link.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { pathTo } from '#platform/routing';
import type { PastRow } from '../model/pastRegisters.ts';
import * as t from '../texts.ts';

/** Code and name; what is still there is opened as it is today. */
export const nameColumns = <Some extends PastRow>(
  page: 'risks' | 'issues',
  projectId: number,
  count: (all: readonly Some[]) => string,
  width = 320,
): GridColumn<Some>[] => [
  {
    id: 'code',
    title: t.code,
    width: 84,
    frozen: true,
    value: ({ code }) => code,
    render: ({ code }) => code,
  },
  {
    id: 'name',
    title: t.name,
    width,
    frozen: true,
    grow: true,
    value: ({ name }) => name,
    render: ({ id, name, is_deleted: isDeleted }) =>
      isDeleted ? (
        <span title={t.nameWasDeletedSince(name)}>{name}</span>
      ) : (
        <Link variant="plain" href={pathTo(page, { projectId }, { itemDetailsId: id })}>
          {name}
        </Link>
      ),
    renderTotal: count,
  },
];
