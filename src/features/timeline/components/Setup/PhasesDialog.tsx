import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '#design-system/icons/shapes.ts';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Box } from '#design-system/layout/Box/Box.tsx';
import { Inline } from '#design-system/layout/Inline/Inline.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Text } from '#design-system/layout/Text/Text.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { useCan } from '#platform/flags';
import * as t from '../../texts.ts';
import type { Timeline } from '../../timelineQueries.ts';
import * as styles from './Setup.css.ts';
import { usePhases } from './usePhases.ts';

/** The phases in their order, with the groups in each. Each change is saved at once and can be undone. */
export function PhasesDialog({ timeline, onClose }: { timeline: Timeline; onClose: () => void }) {
  const change = usePhases(timeline);
  const mayAdd = useCan('add_timelinephase');
  const mayRemove = useCan('delete_timelinephase');
  const { phases, groups } = timeline;
  return (
    <Dialog
      title={t.phasesAndGroups}
      size="medium"
      onCloseRequest={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t.done}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">{t.activitiesStayWhenTheirPhase}</Text>
        {phases.map((phase, at) => (
          <Stack key={phase.id} gap={2}>
            <div className={styles.line}>
              <NameField
                label={t.phaseAt(at + 1)}
                name={phase.name}
                onName={(name) => change.renamePhase(phase, name)}
              />
              <Inline gap={1}>
                <IconButton
                  icon={ArrowUp}
                  label={t.moveNameUp(phase.name)}
                  onPress={() => change.movePhase(phase, -1)}
                  {...(at === 0 && { disabledReason: t.itIsTheFirstOne })}
                />
                <IconButton
                  icon={ArrowDown}
                  label={t.moveNameDown(phase.name)}
                  onPress={() => change.movePhase(phase, 1)}
                  {...(at === phases.length - 1 && { disabledReason: t.itIsTheLastOne })}
                />
                {mayRemove ? (
                  <IconButton
                    icon={Trash2}
                    label={t.removeName(phase.name)}
                    onPress={() => change.removePhase(phase)}
                  />
                ) : null}
              </Inline>
            </div>
            <Box paddingLeft={6}>
              <Stack gap={2}>
                {groups
                  .filter((group) => group.phase_id === phase.id)
                  .map((group) => (
                    <div key={group.id} className={styles.line}>
                      <NameField
                        label={t.groupInName(phase.name)}
                        name={group.name}
                        onName={(name) => change.renameGroup(group, name)}
                      />
                      {mayRemove ? (
                        <IconButton
                          icon={Trash2}
                          label={t.removeName(group.name)}
                          onPress={() => change.removeGroup(group)}
                        />
                      ) : null}
                    </div>
                  ))}
                {mayAdd ? (
                  <AddLine
                    label={t.newGroupInName(phase.name)}
                    placeholder={t.newGroup}
                    onAdd={(name) => change.addGroup(phase, name)}
                  />
                ) : null}
              </Stack>
            </Box>
          </Stack>
        ))}
        {mayAdd ? <AddLine label={t.newPhase} placeholder={t.newPhase} onAdd={change.addPhase} /> : null}
      </Stack>
    </Dialog>
  );
}

/** A name that is saved on Enter or when the focus leaves; a blank one goes back to what it was. */
function NameField({ label, name, onName }: { label: string; name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const next = typed?.trim() ?? '';
    setTyped(null);
    if (next !== '' && next !== name) onName(next);
  };
  return (
    <TextField
      label={label}
      labelHidden
      maxLength={200}
      value={typed ?? name}
      onChange={setTyped}
      onCommit={commit}
    />
  );
}

function AddLine({
  label,
  placeholder,
  onAdd,
}: {
  label: string;
  placeholder: string;
  onAdd: (name: string) => void;
}) {
  const [name, setName] = useState('');
  const add = () => {
    if (name.trim() === '') return;
    onAdd(name.trim());
    setName('');
  };
  return (
    <div className={styles.line}>
      <TextField
        label={label}
        labelHidden
        placeholder={placeholder}
        maxLength={200}
        value={name}
        onChange={setName}
      />
      <Button icon={Plus} onPress={add} {...(name.trim() === '' && { disabledReason: t.typeANameFirst })}>
        {t.add}
      </Button>
    </div>
  );
}
