import { useNavigate } from 'react-router-dom';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Clock } from '#design-system/icons/shapes.ts';
import { pathTo, usePages } from '#platform/routing';
import { useProjectId } from '#shared/project';
import * as t from '../texts.ts';

/** Leads to what happened in the project, for those for whom it opens. */
export function HistoryButton() {
  const navigate = useNavigate();
  const projectId = useProjectId();
  if (!usePages().opens('projectHistory')) return null;
  return (
    <Button icon={Clock} onPress={() => void navigate(pathTo('projectHistory', { projectId }))}>
      {t.history}
    </Button>
  );
}
