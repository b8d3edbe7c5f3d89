import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { Plus } from '#design-system/icons/shapes.ts';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import type { ReportCardShape } from '#shared/reports';
import * as t from '../texts.ts';
import * as styles from './Reporting.css.ts';

/** The note of a card: added where there is none, changed and deleted. */
export function CardNote({
  card,
  onSave,
}: {
  card: ReportCardShape;
  onSave: (note: ReportCardShape['note']) => void;
}) {
  const [draft, setDraft] = useState<{ title: string; text: string }>();
  if (!draft)
    return card.note ? (
      <div className={styles.tools}>
        <Button size="small" startsFocused onPress={() => setDraft(card.note)}>
          {t.editNote}
        </Button>
        <Button size="small" onPress={() => onSave(undefined)}>
          {t.deleteNote}
        </Button>
      </div>
    ) : (
      <div className={styles.tools}>
        <Button size="small" icon={Plus} onPress={() => setDraft({ title: '', text: '' })}>
          {t.addNote}
        </Button>
      </div>
    );
  const title = draft.title.trim();
  return (
    <Stack gap={2}>
      <TextField
        label={t.noteTitle}
        required
        maxLength={120}
        startsFocused
        value={draft.title}
        onChange={(next) => setDraft({ ...draft, title: next })}
      />
      <TextArea
        label={t.note}
        rows={3}
        maxLength={2000}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
      />
      <div className={styles.tools}>
        <Button
          size="small"
          variant="primary"
          disabledReason={title === '' ? t.aNoteNeedsATitle : undefined}
          onPress={() => {
            onSave({ title, text: draft.text });
            setDraft(undefined);
          }}
        >
          {t.saveNote}
        </Button>
        <Button size="small" onPress={() => setDraft(undefined)}>
          {t.cancel}
        </Button>
      </div>
    </Stack>
  );
}
