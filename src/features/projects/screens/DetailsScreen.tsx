import { ProjectEditor } from '../components/ProjectEditor.tsx';
import * as t from '../texts.ts';

/** What is known about the project at hand, to be changed by those who may. */
export default function DetailsScreen() {
  return <ProjectEditor title={t.details} />;
}
