import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Pencil, Star, Trash2 } from '#design-system/icons/shapes.ts';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { UNIT_KINDS, unitOfMeasureFields as fields } from '#domain/codes';
import * as t from '../texts.ts';
import type { Unit } from '../unitQueries.ts';
import { conversionOf } from './unitDraft.ts';

export interface UnitActions {
  /** Absent without the permission. */
  onFavorite?: (unit: Unit) => void;
  onEdit?: (unit: Unit) => void;
  onRemove?: (unit: Unit) => void;
}

const text = (value: (unit: Unit) => string) => ({ value, render: value });

/** What each unit is called and written like, what it measures and converts to, and what can be done with it. */
export const unitColumns = ({ onFavorite, onEdit, onRemove }: UnitActions): GridColumn<Unit>[] => [
  { id: 'name', title: fields.name.label, width: 200, grow: true, ...text(({ name }) => name) },
  {
    id: 'abbreviation',
    title: fields.abbreviation.label,
    width: 120,
    ...text(({ abbreviation }) => abbreviation),
  },
  {
    id: 'kind',
    title: fields.kind.label,
    width: 130,
    groupable: true,
    ...text(({ kind }) => UNIT_KINDS[kind].label),
  },
  {
    id: 'factor',
    title: t.oneIs,
    width: 190,
    align: 'end',
    value: ({ factor }) => factor,
    render: conversionOf,
  },
  {
    id: 'synonyms',
    title: fields.synonyms.label,
    width: 240,
    grow: true,
    ...text(({ synonyms }) => synonyms.join(', ') || '-'),
  },
  ...(onFavorite || onEdit || onRemove
    ? [
        {
          id: 'actions',
          title: t.actions,
          width: 120,
          movable: false,
          hideable: false,
          render: (unit: Unit) => (
            <Inline gap={1}>
              {onFavorite ? (
                <IconButton
                  icon={Star}
                  size="tiny"
                  pressed={unit.is_favorite}
                  label={t.favoriteAbbreviation(unit.abbreviation)}
                  onPress={() => onFavorite(unit)}
                />
              ) : null}
              {onEdit ? (
                <IconButton
                  icon={Pencil}
                  size="tiny"
                  label={t.editAbbreviation(unit.abbreviation)}
                  onPress={() => onEdit(unit)}
                />
              ) : null}
              {onRemove ? (
                <IconButton
                  icon={Trash2}
                  size="tiny"
                  label={t.deleteAbbreviation(unit.abbreviation)}
                  onPress={() => onRemove(unit)}
                />
              ) : null}
            </Inline>
          ),
        },
      ]
    : []),
];
