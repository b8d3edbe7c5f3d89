import { Select } from '#design-system/inputs/Select/Select.tsx';
import { DimensionSelect } from '#features/codes';
import type { ReportSettingsProps } from '#shared/reports';
import * as t from '../texts.ts';

/** Which rows a report shows of the targets, and whether by cost or by area. */
export default function TvdReportSettings({ card, onChange }: ReportSettingsProps) {
  return (
    <>
      <DimensionSelect
        label={t.dimension}
        value={card.dimension ?? 'systems'}
        onChange={(dimension) => onChange({ dimension })}
      />
      <Select
        label={t.costDisplay}
        options={[
          { value: 'COST', label: t.cost },
          { value: 'COST_PER_GSF', label: t.costPerArea },
        ]}
        value={card.cost_display === 'COST_PER_GSF' ? 'COST_PER_GSF' : 'COST'}
        onChange={(display) => onChange({ cost_display: display })}
      />
    </>
  );
}
