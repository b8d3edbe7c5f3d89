import { NewProject } from '../components/NewProject.tsx';

/** The start of a project. */
export default function NewProjectScreen() {
  return <NewProject />;
}
