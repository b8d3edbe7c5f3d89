import { useMemo, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { StatusTag, type Tone } from '#design-system/feedback/StatusTag/StatusTag.tsx';
import { DataGrid, type GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import {
  guessUnitBase,
  type PastedUnit,
  readPastedUnits,
  UNIT_BASES,
  UNIT_KINDS,
  type UnitBase,
} from '#domain/codes';
import type { SheetColumn } from '#domain/sheets';
import { SheetFile } from '#shared/sheets';
import { conversionOf } from '../model/unitDraft.ts';
import * as t from '../texts.ts';
import { useAddUnits } from '../unitMutations.ts';
import type { Unit } from '../unitQueries.ts';

export interface PasteUnitsProps {
  /** All units of the company: those that are there already are not added again. */
  units: readonly Unit[];
  onClose: () => void;
}

const STATES: Record<PastedUnit['state'], { word: string; tone: Tone }> = {
  new: { word: t.newWord, tone: 'positive' },
  known: { word: t.there, tone: 'neutral' },
  error: { word: t.error, tone: 'critical' },
};
const bases = (Object.keys(UNIT_BASES) as UnitBase[]).map((value) => ({ value, label: UNIT_BASES[value] }));

const sheetColumns: SheetColumn[] = [
  {
    id: 'abbreviation',
    label: t.abbreviation,
    required: true,
    words: ['abbreviation', 'unit', 'code', 'symbol'],
  },
  { id: 'name', label: t.name, required: true, words: ['name', 'title', 'description'] },
  { id: 'kind', label: t.measures, required: true, words: ['kind', 'measures', 'type', 'dimension'] },
  {
    id: 'factor',
    label: t.conversion,
    required: true,
    words: ['conversion', 'factor', 'to base', 'one is', 'base'],
  },
  {
    id: 'synonyms',
    label: t.alsoWritten,
    required: false,
    words: ['also written', 'synonyms', 'aliases'],
  },
];
const plain = ['txt', 'tsv'];
/** As large as workbooks are read. */
const sheetMegabytes = 50;

const rowKey = ({ line }: PastedUnit) => String(line);
const columns: GridColumn<PastedUnit>[] = [
  { id: 'abbreviation', title: t.abbreviation, width: 110, render: ({ unit }) => unit.abbreviation },
  { id: 'name', title: t.name, width: 130, grow: true, render: ({ unit }) => unit.name },
  {
    id: 'kind',
    title: t.measures,
    width: 90,
    render: ({ state, unit }) => (state === 'error' ? '-' : UNIT_KINDS[unit.kind].label),
  },
  {
    id: 'factor',
    title: t.oneIs,
    width: 180,
    align: 'end',
    render: ({ state, unit }) => (state === 'error' ? '-' : conversionOf(unit)),
  },
  { id: 'note', title: t.note, width: 300, grow: true, render: ({ note }) => note },
  {
    id: 'state',
    title: t.state,
    width: 80,
    render: ({ state }) => <StatusTag label={STATES[state].word} tone={STATES[state].tone} />,
  },
];

/** A list of units, pasted or from a file: what each row comes to, and what is added. See docs/product/codes.md. */
export default function PasteUnits({ units, onClose }: PasteUnitsProps) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<UnitBase | null>(null);
  // The same key for each try of this form, so that a repeated press adds the list once.
  const [key] = useState(() => crypto.randomUUID());
  const add = useAddUnits();
  const guessed = useMemo(() => guessUnitBase(text, units), [text, units]);
  const base = chosen ?? guessed;
  const read = useMemo(() => readPastedUnits(text, base, units), [text, base, units]);
  const rows = 'rows' in read ? read.rows : [];
  const fresh = rows.filter(({ state }) => state === 'new').map(({ unit }) => unit);
  const wrong = rows.filter(({ state }) => state === 'error').length;
  const take = (next: string) => {
    setText(next);
    setChosen(null);
  };
  return (
    <Dialog
      title={t.pasteUnits}
      size="wide"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabledReason={fresh.length === 0 ? t.pasteUnitsThatAreNew : undefined}
            onPress={() =>
              add.mutate(
                {
                  units: fresh.map((unit) => ({ ...unit, synonyms: [...unit.synonyms] })),
                  key: add.isError ? crypto.randomUUID() : key,
                },
                { onSuccess: onClose },
              )
            }
          >
            {fresh.length === 0
              ? t.addUnits
              : fresh.length === 1
                ? t.add1Unit
                : t.addLengthUnits(fresh.length)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {add.isError ? <Banner tone="critical">{add.error.message}</Banner> : null}
        <TextArea
          label={t.units}
          rows={4}
          placeholder={t.pasteColumnsAbbreviationNameWhat}
          startsFocused
          value={text}
          onChange={take}
        />
        <SheetFile
          label={t.orAFile}
          hint={t.excelCsvOrText}
          columns={sheetColumns}
          plain={plain}
          megabytes={sheetMegabytes}
          onText={take}
        />
        {'problem' in read ? <Banner tone="critical">{read.problem}</Banner> : null}
        {rows.length > 0 ? (
          <>
            <Stack gap={1}>
              <Text weight="strong">{t.conversionsAreIn}</Text>
              <ToggleGroup label={t.conversionsAreIn} options={bases} value={base} onChange={setChosen} />
            </Stack>
            <Text size="meta" tone="subtle">
              {t.lengthNewLength2ThereAlready(fresh.length, rows.length - fresh.length - wrong, wrong)}
            </Text>
            <DataGrid
              label={t.pastedUnits}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              compactHeight={({ state }) => (state === 'error' ? 88 : 64)}
              renderCompact={({ unit, note, state }) => (
                <Stack gap={1}>
                  <Text>{`${unit.abbreviation} · ${unit.name}`}</Text>
                  <Text size="meta" tone="subtle">
                    {[
                      STATES[state].word,
                      ...(state === 'new' ? [UNIT_KINDS[unit.kind].label, conversionOf(unit)] : []),
                      ...(note ? [note] : []),
                    ].join(' · ')}
                  </Text>
                </Stack>
              )}
              density="compact"
              maxHeight={360}
            />
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}
