import { TemplateLibrary } from '../components/TemplateLibrary.tsx';

/** The company's bid packages (docs/product/library.md). */
export default function PackageLibraryScreen() {
  return <TemplateLibrary kind="PACKAGE" />;
}
