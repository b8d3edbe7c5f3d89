import { TemplateLibrary } from '../components/TemplateLibrary.tsx';

/** Templates for issues (docs/product/library.md). */
export default function IssueLibraryScreen() {
  return <TemplateLibrary kind="ISSUE" />;
}
