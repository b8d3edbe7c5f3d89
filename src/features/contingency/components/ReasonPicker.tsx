import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ComboBox } from '#design-system/inputs/ComboBox/ComboBox.tsx';
import { useCan } from '#platform/flags';
import { approvedItemsQuery, riskTargetsQuery } from '../contingencyQueries.ts';
import * as t from '../texts.ts';

/** What a pot moved for. */
export interface Reason {
  type: 'item' | 'risk';
  id: number;
  label: string;
}

export interface ReasonPickerProps {
  projectId: number;
  value: Reason | null;
  error?: string | undefined;
  onChange: (reason: Reason | null) => void;
}

const optionOf = ({ type, id, label }: Reason) => ({
  value: `${type} ${id}`,
  label,
  description: type === 'item' ? t.item : t.risk,
});

/** An approved item or a risk, by code or name; nothing for those who may know of neither. */
export function ReasonPicker({ projectId, value, error, onChange }: ReasonPickerProps) {
  const client = useQueryClient();
  const seesOptions = useCan('view_item_markup');
  const seesRisks = useCan('risk_access');
  const first = useQuery({ ...approvedItemsQuery(projectId, ''), enabled: seesOptions }).data?.results ?? [];
  if (!seesOptions && !seesRisks) return null;
  const nameItem = ({ id, code, name }: { id: number; code: string; name: string }): Reason => ({
    type: 'item',
    id,
    label: `${code} ${name}`,
  });
  const search = async (text: string) => {
    const [items, targets] = await Promise.all([
      seesOptions ? client.fetchQuery(approvedItemsQuery(projectId, text)) : undefined,
      seesRisks ? client.fetchQuery(riskTargetsQuery(projectId, text)) : undefined,
    ]);
    const risks = (targets?.results ?? []).filter((target) => target.entity_type === 'risk');
    return [
      ...(items?.results ?? []).map(nameItem),
      ...risks.map(({ entity_id: id, code, name }): Reason => ({
        type: 'risk',
        id,
        label: `${code} ${name}`,
      })),
    ].map(optionOf);
  };
  return (
    <ComboBox
      label={t.reason}
      hint={seesRisks ? t.anApprovedItemOr : t.anApprovedItem}
      placeholder={t.codeOrName}
      clearable
      error={error}
      options={first.map(nameItem).map(optionOf)}
      search={search}
      value={value === null ? null : `${value.type} ${value.id}`}
      {...(value === null ? {} : { selectedLabel: value.label })}
      onChange={(key: string | null, option) => {
        const [type, id] = key?.split(' ') ?? [];
        onChange(
          key === null
            ? null
            : { type: type === 'item' ? 'item' : 'risk', id: Number(id), label: option?.label ?? '' },
        );
      }}
    />
  );
}
