import { useMemo } from 'react';
import type { GridColumn } from '#design-system/grid/DataGrid/gridTypes.ts';
import { useAttributes } from '#shared/attributes';
import { localToday } from '#shared/project';
import type { IssueBrief } from '../issueQueries.ts';
import { issueColumns } from './issueColumns.tsx';

const nothing = () => undefined;

/** The lists' columns as the menu of columns and files name them: those that say something. */
export function useIssueColumns(): readonly GridColumn<IssueBrief>[] {
  const attributes = useAttributes('ISSUE');
  return useMemo(
    () =>
      issueColumns({
        today: localToday(),
        attributes: attributes ?? [],
        onOpen: nothing,
        onRemove: nothing,
      }).filter(({ id }) => id !== 'options'),
    [attributes],
  );
}
