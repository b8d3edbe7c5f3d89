import { Card } from '#design-system/layout/Card/Card.tsx';
import { usePages } from '#platform/routing';
import { NeedList, needOf } from '#shared/module';
import { useProject } from '#shared/project';
import { ProjectEditor } from '../components/ProjectEditor.tsx';
import * as t from '../texts.ts';

/** What is known about a finished project, and the two pages that complete it. */
export default function LegacyProjectScreen() {
  const project = useProject();
  const title = usePages().rowOf('legacyProject')?.title ?? '';
  return (
    <ProjectEditor title={title}>
      <Card>
        <NeedList
          label={t.whatComparisonNeeds}
          needs={[
            needOf(project, 'components', 'legacyComponents'),
            needOf(project, 'estimate', 'legacyEstimate'),
          ]}
        />
      </Card>
    </ProjectEditor>
  );
}
