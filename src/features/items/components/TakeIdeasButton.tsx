import { Suspense, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Lightbulb } from '#design-system/icons/shapes.ts';
import { opened } from '#design-system/private/on-demand/onDemand.tsx';
import { useCan } from '#platform/flags';
import { usePages } from '#platform/routing';
import * as t from '../texts.ts';

const IdeaPicker = opened(async () => (await import('./IdeaPicker.tsx')).default);

/** Ideas of the library as drafts among the rows, for those who may see and add them. */
export function TakeIdeasButton({ projectId }: { projectId: number }) {
  const [picks, setPicks] = useState(false);
  const opens = usePages().opens('foresiteLibrary');
  const canAdd = useCan('add_scenarioitem');
  if (!opens || !canAdd) return null;
  return (
    <>
      <Button icon={Lightbulb} collapses onPress={() => setPicks(true)}>
        {t.addFromTheIdeaLibrary}
      </Button>
      {picks ? (
        <Suspense>
          <IdeaPicker projectId={projectId} onClose={() => setPicks(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
