import { ProjectModule } from '#shared/module';

/** Targets by component and system, and where each stands. */
export default function TvdScreen() {
  return (
    <ProjectModule
      page="tvd"
      purpose="Splits the target budget over components and systems, and shows who is over and who has room."
      needs={['budget', 'components', 'estimate', 'items']}
    />
  );
}
