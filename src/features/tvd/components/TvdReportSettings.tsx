import { Select } from '#design-system/inputs/Select/Select.tsx';
import { DimensionSelect } from '#features/codes';
import type { ReportSettingsProps } from '#shared/reports';

/** Which rows a report shows of the targets, and whether by cost or by area. */
export default function TvdReportSettings({ card, onChange }: ReportSettingsProps) {
  return (
    <>
      <DimensionSelect
        label="Dimension"
        value={card.dimension ?? 'systems'}
        onChange={(dimension) => onChange({ dimension })}
      />
      <Select
        label="Cost display"
        options={[
          { value: 'COST', label: 'Cost' },
          { value: 'COST_PER_GSF', label: 'Cost per area' },
        ]}
        value={card.cost_display === 'COST_PER_GSF' ? 'COST_PER_GSF' : 'COST'}
        onChange={(display) => onChange({ cost_display: display })}
      />
    </>
  );
}
