import { Page } from '#shared/page';
import { useProject } from '#shared/project';
import { DetailCards } from '../components/DetailCards.tsx';

/** What is known about the project at hand. */
export default function DetailsScreen() {
  const project = useProject();
  return (
    <Page title="Details" count={project.code ?? undefined}>
      <DetailCards project={project} />
    </Page>
  );
}
