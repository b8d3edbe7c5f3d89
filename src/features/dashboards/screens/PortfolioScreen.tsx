import { ModulePage } from '#shared/module';

/** All projects beside each other. */
export default function PortfolioScreen() {
  return (
    <ModulePage
      page="portfolio"
      heading="Nothing is charted yet"
      purpose="All projects in sight beside each other: where each forecast stands against its budget, and what comes next."
      needs={[{ text: 'Your projects', page: 'projects' }]}
    />
  );
}
