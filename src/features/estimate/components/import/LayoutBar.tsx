import { useState } from 'react';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { IconButton } from '#design-system/actions/IconButton/IconButton.tsx';
import { Menu } from '#design-system/actions/Menu/Menu.tsx';
import { Ellipsis } from '#design-system/icons/shapes.ts';
import { Checkbox } from '#design-system/inputs/Checkbox/Checkbox.tsx';
import { Select } from '#design-system/inputs/Select/Select.tsx';
import { TextField } from '#design-system/inputs/TextField/TextField.tsx';
import { Stack } from '#design-system/layout/Stack/Stack.tsx';
import { Dialog } from '#design-system/overlays/Dialog/Dialog.tsx';
import { MAX_VIEW_NAME, VIEW_LISTS, viewNameProblem } from '#domain/views';
import { useCan } from '#platform/flags';
import { ToolRow } from '#shared/page';
import type { SavedView } from '#shared/views';
import * as t from '../../texts.ts';
import type { FittingLayout, useLayouts } from './useLayouts.ts';

interface LayoutBarProps {
  layouts: ReturnType<typeof useLayouts>;
  /** Every layout that the person sees, and those that fit this file. */
  views: readonly SavedView[];
  fitting: readonly FittingLayout[];
}

const guessed = 'guessed';
const { shares, sharers } = VIEW_LISTS.estimate_files;
const nameOf = ({ owner }: SavedView) => `${owner.first_name} ${owner.last_name}`;

/** By which layout the file is read, and what can be done with it. */
export function LayoutBar({ layouts, views, fitting }: LayoutBarProps) {
  const { current, isChanged, mayChange } = layouts;
  const [asks, setAsks] = useState<'new' | 'rename' | null>(null);
  const canShare = useCan(shares);
  const others = current && !current.is_mine ? t.itBelongsToValue(nameOf(current)) : undefined;
  const unshared = others ?? (canShare ? undefined : sharers);
  return (
    <ToolRow
      end={
        isChanged && mayChange ? (
          <Button onPress={layouts.save}>{t.saveLayout}</Button>
        ) : isChanged ? (
          <Button onPress={() => setAsks('new')}>{t.saveAsLayout}</Button>
        ) : null
      }
    >
      <Select
        label={t.layout}
        value={current ? String(current.id) : guessed}
        onChange={(id) => layouts.choose(id === guessed ? null : Number(id))}
        options={[
          { value: guessed, label: t.asGuessed, description: t.byTheHeadings },
          ...fitting.map(({ view }) => ({
            value: String(view.id),
            label: view.name,
            description: view.is_mine
              ? view.is_shared
                ? t.shared
                : t.privateWord
              : t.sharedByValue(nameOf(view)),
          })),
        ]}
      />
      <Menu
        label={t.layout}
        sections={[
          {
            id: 'layout',
            items: [
              { id: 'new', label: t.saveAsNewLayout, onSelect: () => setAsks('new') },
              ...(current
                ? [
                    {
                      id: 'rename',
                      label: t.rename,
                      onSelect: () => setAsks('rename'),
                      ...(others !== undefined && { disabledReason: others }),
                    },
                    {
                      id: 'share',
                      label: current.is_shared ? t.stopSharing : t.shareWithTheCompany,
                      onSelect: () => layouts.share(!current.is_shared),
                      ...(unshared !== undefined && { disabledReason: unshared }),
                    },
                    {
                      id: 'delete',
                      label: t.deleteWord,
                      onSelect: layouts.remove,
                      ...(others !== undefined && { disabledReason: others }),
                    },
                  ]
                : []),
            ],
          },
        ]}
        renderTrigger={(trigger) => (
          <IconButton icon={Ellipsis} label={t.layoutActions} size="small" trigger={trigger} />
        )}
      />
      {asks ? (
        <NameDialog
          start={asks === 'rename' ? (current?.name ?? '') : ''}
          isNew={asks === 'new'}
          taken={views.flatMap(({ id, is_mine: isMine, name }) =>
            isMine && !(asks === 'rename' && id === current?.id) ? [name] : [],
          )}
          canShare={canShare}
          onClose={() => setAsks(null)}
          onSave={(name, isShared) => {
            setAsks(null);
            if (asks === 'new') layouts.create(name, isShared);
            else layouts.rename(name);
          }}
        />
      ) : null}
    </ToolRow>
  );
}

interface NameDialogProps {
  start: string;
  isNew: boolean;
  taken: readonly string[];
  canShare: boolean;
  onSave: (name: string, isShared: boolean) => void;
  onClose: () => void;
}

function NameDialog({ start, isNew, taken, canShare, onSave, onClose }: NameDialogProps) {
  const [name, setName] = useState(start);
  const [isShared, setIsShared] = useState(false);
  const problem = viewNameProblem(name, taken, 'layout');
  return (
    <Dialog
      title={isNew ? t.saveAsLayout : t.renameLayout}
      size="small"
      onCloseRequest={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button variant="primary" disabledReason={problem} onPress={() => onSave(name.trim(), isShared)}>
            {t.save}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField
          label={t.name}
          required
          startsFocused
          maxLength={MAX_VIEW_NAME}
          value={name}
          onChange={setName}
          hint={t.filesWithTheSameHeadings}
          {...(name.trim() !== '' && problem !== undefined && { error: problem })}
        />
        {isNew ? (
          <Checkbox
            label={t.shareWithTheCompany}
            checked={isShared}
            onChange={setIsShared}
            {...(!canShare && { disabledReason: sharers })}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
