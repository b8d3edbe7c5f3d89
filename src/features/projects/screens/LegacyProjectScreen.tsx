import { Card } from '#design-system/layout/Card/Card.tsx';
import { usePages } from '#platform/routing';
import { NeedList, needOf } from '#shared/module';
import { useProject } from '#shared/project';
import { ProjectEditor } from '../components/ProjectEditor.tsx';

/** What is known about a finished project, and the two pages that complete it. */
export default function LegacyProjectScreen() {
  const project = useProject();
  const title = usePages().rowOf('legacyProject')?.title ?? '';
  return (
    <ProjectEditor title={title}>
      <Card>
        <NeedList
          label="What comparison needs"
          needs={[
            needOf(project, 'components', 'legacyComponents'),
            needOf(project, 'estimate', 'legacyEstimate'),
          ]}
        />
      </Card>
    </ProjectEditor>
  );
}
