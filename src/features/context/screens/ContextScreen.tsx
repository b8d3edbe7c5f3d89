import { ProjectModule } from '#shared/module';

/** Assumptions, site and documents. */
export default function ContextScreen() {
  return (
    <ProjectModule
      page="context"
      purpose="What the project assumes, includes and leaves out, the facts of its site, and the documents behind them."
      needs={['components', 'milestones']}
    />
  );
}
