import { ProjectModule } from '#shared/module';

/** The project beside finished ones, division by division. */
export default function CalibrateDivisionScreen() {
  return (
    <ProjectModule
      page="calibrateDivision"
      purpose="Compares each division of the estimate with the same division of finished projects: the lowest, the highest, the median, and where this project stands."
      needs={['estimate', 'components']}
    />
  );
}
