import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { StatusTag } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { Confirm } from '#design-system/overlays/Confirm/Confirm.tsx';
import { type StatusMove, statusMoves } from '#domain/projects';
import { useCan } from '#platform/flags';
import type { Project } from '#shared/project';
import { PROJECT_STATUSES } from '../model/projectStatus.ts';
import { useMoveProject } from '../projectMutations.ts';
import * as t from '../texts.ts';

/** The status of a project, and the moves that it is offered; each says what it does before it is made. */
export function StatusMenu({ project }: { project: Project }) {
  const move = useMoveProject(project.id);
  const mayMove = useCan('change_project');
  const [asked, setAsked] = useState<StatusMove>();
  const moves = statusMoves(project.status);
  const tag = <StatusTag {...PROJECT_STATUSES[project.status]} />;
  if (!mayMove || moves.length === 0) return tag;
  const items = moves.map((one) => ({
    id: one.to,
    label: one.verb,
    icon: PROJECT_STATUSES[one.to].icon,
    onSelect: () => setAsked(one),
  }));
  return (
    <>
      {tag}
      <Menu
        label={t.status}
        sections={[{ id: 'moves', items }]}
        renderTrigger={(trigger) => (
          <Button caret trigger={trigger} busy={move.isPending}>
            {t.changeStatus}
          </Button>
        )}
      />
      {asked ? (
        <Confirm
          title={asked.title}
          tone="normal"
          confirmLabel={asked.verb}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            move.mutate({ project, to: asked.to });
          }}
        >
          {asked.text}
        </Confirm>
      ) : null}
    </>
  );
}
