import { TemplateLibrary } from '../components/TemplateLibrary.tsx';

/** Templates for risks (docs/product/library.md). */
export default function RiskLibraryScreen() {
  return <TemplateLibrary kind="RISK" />;
}
