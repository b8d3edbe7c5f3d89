import { ProjectModule } from '#shared/module';
import { useProject } from '#shared/project';

/** The register of what may happen. */
export default function RiskRegisterScreen() {
  const project = useProject();
  return (
    <ProjectModule
      page="risks"
      count={String(project.counts.risks)}
      purpose="What may happen, how likely it is, what it would cost, and who does something about it."
      needs={['risks', 'components']}
    />
  );
}
