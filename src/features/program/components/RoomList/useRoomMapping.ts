import { useMemo, useState } from 'react';
import type { AreaUnit } from '#domain/area';
import { planRooms, readRooms, ROOM_FIELDS } from '#domain/program';
import { guessHeading, guessMapping, headingTitles, rememberedMapping } from '#domain/sheets';
import { useCurrentUser } from '#platform/flags';
import { useRemembered } from '#platform/storage';
import { type RoomFile, roomColumnsSlot } from '../../roomListQueries.ts';
import type { useProgram } from '../../useProgram.ts';

export const LEFT_OUT = 'none';

/** Which sheet, where its headings are, what its columns and sizes are, and what of the program that changes. */
export function useRoomMapping(file: RoomFile, program: ReturnType<typeof useProgram>, usual: AreaUnit) {
  const [remembered, remember] = useRemembered(roomColumnsSlot, useCurrentUser().id);
  const [sheetIndex, setSheetIndex] = useState(0);
  const [chosenLast, setChosenLast] = useState<number>();
  const [changed, setChanged] = useState<ReadonlyMap<number, string>>();
  const [unit, setUnit] = useState(usual);
  const [removesOthers, setRemovesOthers] = useState(false);
  const rows = useMemo(() => file.sheets[sheetIndex]?.rows ?? [], [file, sheetIndex]);
  const heading = useMemo(
    () => (chosenLast === undefined ? guessHeading(rows) : { first: chosenLast, last: chosenLast }),
    [rows, chosenLast],
  );
  const titles = useMemo(() => headingTitles(rows, heading), [rows, heading]);
  const guessed = useMemo(() => guessMapping(titles, ROOM_FIELDS, remembered), [titles, remembered]);
  const mapping = changed ?? guessed;
  const components = program.data?.totals.by_component;
  const read = useMemo(
    () =>
      readRooms(rows, {
        heading,
        mapping,
        unit,
        components: (components ?? []).map(({ component_id: id, name }) => ({ id, name })),
      }),
    [rows, heading, mapping, unit, components],
  );
  const plan = useMemo(
    () => planRooms(read.rooms, program.rows, removesOthers),
    [read.rooms, program.rows, removesOthers],
  );
  return {
    rows,
    heading,
    titles,
    mapping,
    unit,
    setUnit,
    removesOthers,
    setRemovesOthers,
    sheetIndex,
    ...read,
    plan,
    isNamed: [...mapping.values()].includes('name'),
    chooseSheet: (index: number) => {
      setSheetIndex(index);
      setChosenLast(undefined);
      setChanged(undefined);
    },
    chooseHeading: (row: number) => {
      setChosenLast(row);
      setChanged(undefined);
    },
    chooseField: (column: number, field: string) => {
      const next = new Map([...mapping].filter(([at, one]) => at !== column && one !== field));
      if (field !== LEFT_OUT) next.set(column, field);
      setChanged(next);
    },
    keepChoice: () => remember({ ...remembered, ...rememberedMapping(titles, mapping) }),
  };
}
