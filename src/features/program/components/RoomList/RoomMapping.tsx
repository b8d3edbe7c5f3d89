import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { Columns } from '#design-system/layout/Columns/Columns.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { AREA_UNITS, type AreaUnit } from '#domain/area';
import { planRooms, ROOM_FIELDS, type RoomProblem } from '#domain/program';
import { longestHeading } from '#domain/sheets';
import type { RoomFile } from '../../roomListQueries.ts';
import * as t from '../../texts.ts';
import * as styles from './RoomList.css.ts';
import type { RoomListImportProps } from './roomListProps.ts';
import { LEFT_OUT, useRoomMapping } from './useRoomMapping.ts';

export interface RoomMappingProps extends RoomListImportProps {
  file: RoomFile;
  onBack: () => void;
  onClose: () => void;
}

/** Values of a column, and problems, that are shown at most. */
const samples = 3;
const shownProblems = 6;
const number = (count: number) => count.toLocaleString('en-US');
const units = Object.entries(AREA_UNITS).map(([value, { abbreviation }]) => ({
  value: value as AreaUnit,
  label: abbreviation,
}));
const fields = [
  { value: LEFT_OUT, label: t.leaveOut },
  ...ROOM_FIELDS.map(({ id, label }) => ({ value: id as string, label })),
];

/** What each column of a room list is, and what the program becomes by it, before it is saved. */
export function RoomMapping({ file, program, unit: usual, onBack, onClose }: RoomMappingProps) {
  const mapped = useRoomMapping(file, program, usual);
  const { rows, heading, titles, mapping, rooms, problems, plan, removesOthers } = mapped;
  const changes = plan.create.length + plan.update.length + plan.remove.length;
  const problem = !mapped.isNamed
    ? t.chooseWhichColumn
    : rooms.length === 0
      ? t.thereAreNoRowsBelow
      : changes === 0
        ? t.theProgramIsLike
        : undefined;
  const accept = () => {
    mapped.keepChoice();
    const title = t.roomListImportedResultText(resultText(plan));
    void program
      .save((known) => {
        const { create, update, remove } = planRooms(rooms, [...known.values()], removesOthers);
        return { batch: { source: 'import', create, update, remove }, keys: [] };
      }, title)
      .catch(() => undefined);
    onClose();
  };
  return (
    <Dialog
      title={t.columnsOfFileName(file.file_name)}
      size="large"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onBack}>{t.back}</Button>
          <Button variant="primary" disabledReason={problem} onPress={accept}>
            {t.accept}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Columns>
          <Select
            label={t.sheet}
            options={file.sheets.map((sheet, index) => ({
              value: String(index),
              label: sheet.name,
              description: t.numberRows(number(sheet.rows.length)),
            }))}
            value={String(mapped.sheetIndex)}
            onChange={(value) => mapped.chooseSheet(Number(value))}
          />
          <Select
            label={t.headingsAreIn}
            options={rows.slice(0, longestHeading).map((row, index) => ({
              value: String(index),
              label: t.rowIndex(index + 1),
              description: row
                .filter((cell) => cell !== null)
                .slice(0, samples)
                .join(' · '),
            }))}
            value={String(heading.last)}
            onChange={(value) => mapped.chooseHeading(Number(value))}
          />
          <Select label={t.sizesAreIn} options={units} value={mapped.unit} onChange={mapped.setUnit} />
        </Columns>
        <table className={styles.table}>
          <caption className={styles.caption}>{t.matchColumns}</caption>
          <thead>
            <tr>
              <th scope="col">{t.fileColumn}</th>
              <th scope="col">{t.firstValues}</th>
              <th scope="col">{t.becomes}</th>
            </tr>
          </thead>
          <tbody>
            {titles.map((title, column) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>
                  <Text size="grid" tone="muted">
                    {rows
                      .slice(heading.last + 1, heading.last + 50)
                      .flatMap((row) => row[column] ?? [])
                      .slice(0, samples)
                      .join(' · ')}
                  </Text>
                </td>
                <td>
                  <Select
                    label={t.titleBecomes(title)}
                    labelHidden
                    size="small"
                    options={fields}
                    value={mapping.get(column) ?? LEFT_OUT}
                    onChange={(field) => mapped.chooseField(column, field)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Checkbox
          label={t.removeAreasThatTheRoom}
          checked={removesOthers}
          onChange={mapped.setRemovesOthers}
        />
        {problems.length > 0 ? <Problems problems={problems} /> : null}
        <div role="status">
          <Text weight="strong">{resultText(plan)}</Text>
        </div>
      </Stack>
    </Dialog>
  );
}

function resultText({ create, update, remove, same }: ReturnType<typeof planRooms>): string {
  const parts: [number, string][] = [
    [create.length, 'new'],
    [update.length, 'changed'],
    [remove.length, 'removed'],
    [same, t.asTheyAre],
  ];
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${number(count)} ${word}`);
  return said.length === 0 ? t.noAreasYet : said.join(', ');
}

function Problems({ problems }: { problems: readonly RoomProblem[] }) {
  const more = problems.length - shownProblems;
  return (
    <Banner tone="caution">
      <Text weight="strong">{t.notImported(number(problems.length))}</Text>
      <ul>
        {problems.slice(0, shownProblems).map(({ row, text }) => (
          <li key={`${row} ${text}`}>{t.rowNumberText(number(row), text)}</li>
        ))}
        {more > 0 ? <li>{t.andNumberMore(number(more))}</li> : null}
      </ul>
    </Banner>
  );
}
