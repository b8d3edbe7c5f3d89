import { NewProject } from '../components/NewProject.tsx';

/** The start of a project that is finished and only serves comparison. */
export default function NewLegacyProjectScreen() {
  return <NewProject legacy />;
}
