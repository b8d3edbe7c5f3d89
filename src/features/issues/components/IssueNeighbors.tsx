import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ChevronDown, ChevronUp } from '#design-system/icons/shapes.ts';
import { useProjectId } from '#shared/project';
import { issueKeys } from '../issueQueries.ts';
import { shownOrder } from '../model/shownOrder.ts';
import * as t from '../texts.ts';
import * as styles from './IssueSheet.css.ts';

export interface IssueNeighborsProps {
  id: number;
  onOpen: (id: number) => void;
}

/** The issues before and after it in the lists, or on the board, as they stand on the page. */
export function IssueNeighbors({ id, onOpen }: IssueNeighborsProps) {
  const order = useShownOrder();
  const place = order.indexOf(id);
  const [previous, next] = place === -1 ? [] : [order[place - 1], order[place + 1]];
  const absent = place === -1 ? t.thisIssue : undefined;
  return (
    <span className={styles.neighbors}>
      <IconButton
        icon={ChevronUp}
        size="small"
        label={t.previousIssue}
        disabledReason={absent ?? (previous === undefined ? t.thisIsTheFirstIssue : undefined)}
        onPress={() => previous !== undefined && onOpen(previous)}
      />
      <IconButton
        icon={ChevronDown}
        size="small"
        label={t.nextIssue}
        disabledReason={absent ?? (next === undefined ? t.thisIsTheLastIssue : undefined)}
        onPress={() => next !== undefined && onOpen(next)}
      />
    </span>
  );
}

/** Ids of the issues on the page from top to bottom, as one text: it is the same as long as they are. */
const orderIn = (client: QueryClient, projectId: number): string => {
  const shown = (queryKey: readonly unknown[]) =>
    client
      .getQueryCache()
      .findAll({ queryKey, type: 'active' })
      .map(({ queryKey: key, state }) => ({ key, data: state.data }));
  return shownOrder([...shown(issueKeys.list(projectId)), ...shown(issueKeys.board(projectId))]).join(' ');
};

function useShownOrder(): number[] {
  const client = useQueryClient();
  const projectId = useProjectId();
  const listen = useCallback((tell: () => void) => client.getQueryCache().subscribe(tell), [client]);
  const order = useSyncExternalStore(listen, () => orderIn(client, projectId));
  return order === '' ? [] : order.split(' ').map(Number);
}
