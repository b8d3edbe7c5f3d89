import { Button } from '#design-system/actions/Button/Button.tsx';
import { Users } from '#design-system/icons/shapes.ts';
import { pathTo, useGo, usePages } from '#platform/routing';
import * as t from '../texts.ts';

/** Leads to the project's cost meetings, for those for whom they open. */
export function MeetingsButton({ projectId }: { projectId: number }) {
  const go = useGo();
  if (!usePages().opens('meetings')) return null;
  return (
    <Button icon={Users} collapses onPress={() => go(pathTo('meetings', { projectId }))}>
      {t.meetings}
    </Button>
  );
}
