import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { ToggleGroup } from '#design-system/actions/ToggleGroup/ToggleGroup.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Plus, Trash2, Undo2 } from '#design-system/icons/shapes.ts';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import {
  MARK_KINDS,
  MARK_LIMITS,
  MARK_TONES,
  type MarkKind,
  type MarkPoint,
  markPoint,
  marksProblems,
  type MarkTone,
  middleMark,
  moveMark,
  type PictureMark,
  stretchMark,
} from '#domain/files';
import type { Attachment } from '../attachmentQueries.ts';
import { type FilePlace, useMarkPicture } from '../attachmentQueries.ts';
import * as t from '../texts.ts';
import { markName, MarkShape, type PictureSize } from './MarkLayer.tsx';
import * as styles from './Marks.css.ts';

export interface MarkDialogProps {
  place: FilePlace;
  picture: Attachment;
  onClose: () => void;
}

const kinds = (Object.keys(MARK_KINDS) as MarkKind[]).map((value) => ({
  value,
  label: MARK_KINDS[value].label,
}));
const tones = (Object.keys(MARK_TONES) as MarkTone[]).map((value) => ({ value, label: MARK_TONES[value] }));
/** How far an arrow key moves a mark, in parts of the picture. */
const step = 0.01;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Draws on a picture, by pointer and by keys. What is drawn is kept beside the picture once it is saved. */
export function MarkDialog({ place, picture, onClose }: MarkDialogProps) {
  const save = useMarkPicture(place);
  const [kind, setKind] = useState<MarkKind>('arrow');
  const [tone, setTone] = useState<MarkTone>('critical');
  const start = picture.marks as unknown as readonly PictureMark[];
  const [steps, setSteps] = useState<readonly (readonly PictureMark[])[]>([start]);
  const [chosen, setChosen] = useState<number>();
  const [added, setAdded] = useState<{ index: number }>();
  const marks = steps.at(-1) ?? start;
  const isChanged = marks !== start && JSON.stringify(marks) !== JSON.stringify(start);
  const draw = (next: readonly PictureMark[]) => setSteps((all) => [...all, next]);
  /** Goes on with what is being drawn, as one step. */
  const redraw = (next: readonly PictureMark[]) => setSteps((all) => [...all.slice(0, -1), next]);
  const change = (index: number, mark: PictureMark) =>
    marks.map((one, place_) => (place_ === index ? mark : one));
  const add = () => {
    draw([...marks, middleMark(kind, tone)]);
    setChosen(marks.length);
    setAdded({ index: marks.length });
  };
  const remove = (index: number) => {
    draw(marks.filter((_, at) => at !== index));
    setChosen(undefined);
  };
  const undo = () => {
    setSteps((all) => (all.length > 1 ? all.slice(0, -1) : all));
    setChosen(undefined);
  };
  const text = chosen === undefined ? undefined : marks[chosen];
  const [problem] = Object.values(marksProblems(marks));
  return (
    <Dialog
      title={t.marksOfFileName(picture.file_name)}
      size="wide"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={isChanged ? problem?.[0] : t.nothingHasChanged}
            onPress={() => save.mutate({ picture, marks }, { onSuccess: onClose })}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {save.error ? <Banner tone="critical">{save.error.message}</Banner> : null}
        <Inline gap={3} wrap>
          <ToggleGroup label={t.mark} options={kinds} value={kind} onChange={setKind} />
          <ToggleGroup label={t.color} options={tones} value={tone} onChange={setTone} />
          <Button
            size="small"
            icon={Plus}
            disabledReason={
              marks.length < MARK_LIMITS.marks ? undefined : t.atMostMarksMarks(MARK_LIMITS.marks)
            }
            onPress={add}
          >
            {t.addInTheMiddle}
          </Button>
          <Button
            size="small"
            icon={Undo2}
            disabledReason={steps.length > 1 ? undefined : t.nothingWasDrawn}
            onPress={undo}
          >
            {t.undo}
          </Button>
          <Button
            size="small"
            icon={Trash2}
            disabledReason={chosen === undefined ? t.chooseAMarkFirst : undefined}
            onPress={() => chosen !== undefined && remove(chosen)}
          >
            {t.remove}
          </Button>
        </Inline>
        <Text as="p" size="meta" tone="muted">
          {t.dragToDrawArrowKeys}
        </Text>
        <MarkBoard
          picture={picture}
          marks={marks}
          chosen={chosen}
          added={added}
          drawn={marks.length < MARK_LIMITS.marks ? { kind, tone } : undefined}
          onChoose={setChosen}
          onDraw={draw}
          onRedraw={redraw}
          onRemove={remove}
          onUndo={undo}
        />
        {/* Always there: the picture stays where it is while marks of all kinds are chosen. */}
        <TextField
          label={t.text}
          maxLength={MARK_LIMITS.text}
          value={text?.kind === 'text' ? text.text : ''}
          hint={t.shownOnThePicture}
          disabledReason={text?.kind === 'text' ? undefined : t.chooseATextMarkFirst}
          onChange={(words) => {
            if (text?.kind === 'text') redraw(change(chosen as number, { ...text, text: words }));
          }}
        />
      </Stack>
    </Dialog>
  );
}

interface MarkBoardProps {
  picture: Attachment;
  marks: readonly PictureMark[];
  chosen: number | undefined;
  /** What was added without a drag: the arrow keys go on with it. */
  added: { index: number } | undefined;
  /** What a drag draws; undefined when there are enough marks. */
  drawn: { kind: MarkKind; tone: MarkTone } | undefined;
  onChoose: (index: number | undefined) => void;
  onDraw: (marks: readonly PictureMark[]) => void;
  onRedraw: (marks: readonly PictureMark[]) => void;
  onRemove: (index: number) => void;
  onUndo: () => void;
}

type Drag = { index: number; last: MarkPoint; moves: boolean };

/** The picture with its marks; a drag draws a new one or moves one that is there. */
function MarkBoard(props: MarkBoardProps) {
  const { picture, marks, chosen, added, drawn, onChoose, onDraw, onRedraw, onRemove, onUndo } = props;
  const [size, setSize] = useState<PictureSize>();
  const canvas = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag>(undefined);
  useEffect(() => {
    if (added) canvas.current?.querySelectorAll<SVGGElement>('[role=button]')[added.index]?.focus();
  }, [added]);
  const placeOf = ({ clientX, clientY }: PointerEvent): MarkPoint => {
    const box = canvas.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    return markPoint((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const begin = (event: PointerEvent, index?: number) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const at = placeOf(event);
    canvas.current?.setPointerCapture(event.pointerId);
    if (index !== undefined) {
      drag.current = { index, last: at, moves: true };
      onChoose(index);
      onDraw([...marks]);
      return;
    }
    if (!drawn) return;
    const { kind, tone } = drawn;
    const points = kind === 'text' ? [at] : [at, at];
    onDraw([...marks, { kind, tone, points, text: kind === 'text' ? t.note : '' }]);
    onChoose(marks.length);
    drag.current = { index: marks.length, last: at, moves: kind === 'text' };
  };
  const follow = (event: PointerEvent) => {
    const held = drag.current;
    const mark = held && marks[held.index];
    if (!held || !mark) return;
    const at = placeOf(event);
    const next = held.moves
      ? moveMark(mark, at[0] - held.last[0], at[1] - held.last[1])
      : mark.kind === 'pen'
        ? { ...mark, points: [...mark.points, at].slice(0, MARK_LIMITS.points) }
        : { ...mark, points: [mark.points[0] as MarkPoint, at] };
    drag.current = { ...held, last: at };
    onRedraw(marks.map((one, index) => (index === held.index ? next : one)));
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const mark = marks[index];
    const [across, down] = arrows[event.key] ?? [0, 0];
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) onUndo();
    else if (event.key in arrows && mark) {
      const moved = event.shiftKey ? stretchMark(mark, across, down) : moveMark(mark, across, down);
      onDraw(marks.map((one, at) => (at === index ? moved : one)));
    } else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.board}
      // As wide as there is room, and no higher than the window: the whole picture is in sight.
      {...(size && {
        style: { width: `min(100%, calc((100vh - 320px) * ${size.width / size.height}))` },
      })}
    >
      <img
        className={styles.picture}
        src={picture.url}
        alt={picture.file_name}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
      />
      {size ? (
        <svg
          ref={canvas}
          className={styles.canvas}
          // As on MarkLayer: a picture has no theme.
          data-theme="light"
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="group"
          aria-label={t.marks}
          onPointerDown={(event) => begin(event)}
          onPointerMove={follow}
          onPointerUp={() => (drag.current = undefined)}
          onPointerCancel={() => (drag.current = undefined)}
        >
          {marks.map((mark, index) => (
            <g
              key={`${index} ${mark.kind}`}
              className={styles.mark}
              role="button"
              tabIndex={0}
              aria-label={markName(mark, index)}
              aria-pressed={index === chosen}
              onFocus={() => onChoose(index)}
              onPointerDown={(event) => begin(event, index)}
              onKeyDown={(event) => handleKeyDown(event, index)}
            >
              <g className={styles.ground}>
                <MarkShape mark={mark} size={size} />
              </g>
            </g>
          ))}
        </svg>
      ) : null}
    </div>
  );
}
