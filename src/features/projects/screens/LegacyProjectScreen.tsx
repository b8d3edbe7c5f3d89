import { Card } from '#design-system/layout/Card/Card.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { usePages } from '#platform/routing';
import { NeedList, needOf } from '#shared/module';
import { Page } from '#shared/page';
import { useProject } from '#shared/project';
import { DetailCards } from '../components/DetailCards.tsx';

/** What is known about a finished project, and the two pages that complete it. */
export default function LegacyProjectScreen() {
  const project = useProject();
  const title = usePages().rowOf('legacyProject')?.title ?? '';
  return (
    <Page title={title} count={project.code ?? undefined}>
      <Stack gap={4}>
        <Card>
          <NeedList
            label="What comparison needs"
            needs={[
              needOf(project, 'components', 'legacyComponents'),
              needOf(project, 'estimate', 'legacyEstimate'),
            ]}
          />
        </Card>
        <DetailCards project={project} />
      </Stack>
    </Page>
  );
}
