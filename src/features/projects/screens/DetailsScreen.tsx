import { ProjectEditor } from '../components/ProjectEditor.tsx';

/** What is known about the project at hand, to be changed by those who may. */
export default function DetailsScreen() {
  return <ProjectEditor title="Details" />;
}
