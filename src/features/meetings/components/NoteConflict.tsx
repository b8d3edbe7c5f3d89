import { Button } from '#design-system/actions/Button/Button.tsx';
import { Banner } from '#design-system/feedback/Banner/Banner.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import * as t from '../texts.ts';

export interface NoteConflictProps {
  theirs: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Two people wrote the note of a topic: shows the other one, and lets the reader choose. */
export function NoteConflict({ theirs, onTakeTheirs, onKeepMine }: NoteConflictProps) {
  return (
    <Banner
      tone="caution"
      action={
        <Inline gap={2}>
          <Button size="small" onPress={onTakeTheirs}>
            {t.takeTheirs}
          </Button>
          <Button size="small" onPress={onKeepMine}>
            {t.keepMine}
          </Button>
        </Inline>
      }
    >
      {theirs === '' ? t.someoneClearedTheNote : t.someoneChangedTheNote(theirs)}
    </Banner>
  );
}
