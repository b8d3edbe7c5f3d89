import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { TextArea } from '#design-system/inputs/TextArea/TextArea.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Divider } from '#design-system/layout/Divider/Divider.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { RUN_NOTES } from '#domain/reporting';
import { SectionTabs } from '#shared/section';
import type { ReportDraft } from '../model/reportDraft.ts';
import type { RunImages } from '../model/runImages.ts';
import type { RunNote } from '../model/runNotes.ts';
import * as t from '../texts.ts';
import { PageSettingsForm } from './PageSettingsForm.tsx';
import { RunAsOf } from './RunAsOf.tsx';
import { RunImagesPanel } from './RunImagesPanel.tsx';
import type { AsOf } from './usePaperFacts.ts';
import * as styles from './Reporting.css.ts';

export interface RunSideProps {
  notes: readonly RunNote[];
  onNotes: (notes: readonly RunNote[]) => void;
  images: RunImages;
  onImages: (images: RunImages) => void;
  asOf: AsOf | undefined;
  onAsOf: (asOf: AsOf | undefined) => void;
  draft: ReportDraft;
  onDraft: (change: Partial<ReportDraft>) => void;
}

/** What one run adds to its report: notes and images before the cards, and pages of another kind. */
export function RunSide(props: RunSideProps) {
  const { notes, onNotes, images, onImages, asOf, onAsOf, draft, onDraft } = props;
  const [tab, setTab] = useState<'notes' | 'settings'>('notes');
  return (
    <Stack gap={3}>
      <SectionTabs
        label={t.run}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'notes', label: t.notesImages },
          { id: 'settings', label: t.settings },
        ]}
      />
      {tab === 'notes' ? (
        <>
          <RunNotes notes={notes} onNotes={onNotes} />
          <Divider />
          <RunImagesPanel images={images} onImages={onImages} />
          <p className={styles.quiet}>{t.keptForThisSession}</p>
        </>
      ) : (
        <>
          <RunAsOf asOf={asOf} onAsOf={onAsOf} />
          <Divider />
          <p className={styles.quiet}>{t.forThisRunTheReport}</p>
          <PageSettingsForm draft={draft} onChange={onDraft} />
        </>
      )}
    </Stack>
  );
}

function RunNotes({ notes, onNotes }: Pick<RunSideProps, 'notes' | 'onNotes'>) {
  const [edited, setEdited] = useState<RunNote>();
  // The one whose form was the last to close has the focus again.
  const [last, setLast] = useState('');
  const edit = (note: RunNote) => {
    setEdited(note);
    setLast(note.key);
  };
  if (edited)
    return (
      <RunNoteForm
        note={edited}
        onCancel={() => setEdited(undefined)}
        onSave={(note) => {
          const isNew = !notes.some(({ key }) => key === note.key);
          onNotes(isNew ? [...notes, note] : notes.map((one) => (one.key === note.key ? note : one)));
          setEdited(undefined);
        }}
      />
    );
  return (
    <Stack gap={2}>
      <div className={styles.sideHead}>
        <h2 className={styles.sideTitle}>
          {t.notes}
          <span className={styles.quiet}>{notes.length}</span>
        </h2>
        <Button
          size="small"
          icon={Plus}
          disabledReason={notes.length >= RUN_NOTES.most ? t.aRunHasAtMost(RUN_NOTES.most) : undefined}
          startsFocused={last !== '' && !notes.some(({ key }) => key === last)}
          onPress={() => edit({ key: crypto.randomUUID(), title: '', text: '' })}
        >
          {t.addNote}
        </Button>
      </div>
      {notes.length === 0 ? (
        <Text tone="muted">{t.notesAndImagesArePrinted}</Text>
      ) : (
        <ul className={styles.outline} aria-label={t.notesOfThisRun}>
          {notes.map((note) => (
            <li key={note.key} className={styles.outlineRow}>
              <button
                type="button"
                className={styles.name}
                data-autofocus={note.key === last || undefined}
                onClick={() => edit(note)}
              >
                {note.title}
              </button>
              <IconButton
                icon={Trash2}
                size="small"
                label={t.deleteName(note.title)}
                onPress={() => onNotes(notes.filter(({ key }) => key !== note.key))}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface RunNoteFormProps {
  note: RunNote;
  onSave: (note: RunNote) => void;
  onCancel: () => void;
}

function RunNoteForm({ note, onSave, onCancel }: RunNoteFormProps) {
  const [draft, setDraft] = useState(note);
  const said = { ...draft, title: draft.title.trim(), text: draft.text.trim() };
  const reason = said.title === '' ? t.aNoteNeedsATitle : said.text === '' ? t.aNoteNeedsAText : undefined;
  return (
    <Stack gap={2}>
      <TextField
        label={t.noteTitle}
        required
        maxLength={RUN_NOTES.title}
        startsFocused
        value={draft.title}
        onChange={(title) => setDraft({ ...draft, title })}
      />
      <TextArea
        label={t.note}
        required
        rows={5}
        maxLength={RUN_NOTES.text}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
      />
      <div className={styles.tools}>
        <Button size="small" variant="primary" disabledReason={reason} onPress={() => onSave(said)}>
          {t.saveNote}
        </Button>
        <Button size="small" onPress={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </Stack>
  );
}
