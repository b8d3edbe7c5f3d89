import type { ReactNode } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Clock, PanelLeft } from '#design-system/icons/shapes.ts';
import { pathTo, useGo, usePages } from '#platform/routing';
import { ItemsExport, type ItemsExportProps } from '#features/items';
import * as t from '../texts.ts';
import { ManageItemsButton } from './ManageItemsButton.tsx';
import { MeetingsButton } from './MeetingsButton.tsx';

export interface ForesiteActionsProps {
  projectId: number;
  /** Left out while the summary shows. */
  onShowSummary: (() => void) | undefined;
  onLookBack: () => void;
  /** Left out for those who may not export. */
  exports: ItemsExportProps | undefined;
  /** The primary action. */
  add: ReactNode;
}

/** What can be done on the page of ForeSite, at the right of its title. */
export function ForesiteActions(props: ForesiteActionsProps) {
  const { projectId, onShowSummary, onLookBack, exports, add } = props;
  const go = useGo();
  const { opens } = usePages();
  return (
    <>
      {onShowSummary ? (
        <Button icon={PanelLeft} collapses onPress={onShowSummary}>
          {t.summary}
        </Button>
      ) : null}
      <Button icon={Clock} collapses onPress={onLookBack}>
        {t.timeMachine}
      </Button>
      <MeetingsButton projectId={projectId} />
      <ManageItemsButton projectId={projectId} />
      {exports ? (
        <ItemsExport
          {...exports}
          onDocument={opens('export') ? () => go(pathTo('export', { projectId })) : undefined}
        />
      ) : null}
      {add}
    </>
  );
}
