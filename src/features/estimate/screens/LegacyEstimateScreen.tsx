import { ProjectModule } from '#shared/module';

/** The costs of a finished project. */
export default function LegacyEstimateScreen() {
  return (
    <ProjectModule
      page="legacyEstimate"
      purpose="What a finished project cost by cost group and component, so that others can be compared with it."
      needs={['components', 'estimate']}
    />
  );
}
