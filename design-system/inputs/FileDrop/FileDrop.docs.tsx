import { useState } from 'react';
import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { FileDrop, type FileDropProps, type ListedFile } from './FileDrop.tsx';

const rules = { types: ['xlsx', 'xls'], megabytes: 50, count: 5 };
const states: readonly ListedFile[] = [
  { id: '1', name: 'Cedar Ridge 100% SD.xlsx', size: 3_565_158, state: 'done', href: '#/FileDrop' },
  { id: '2', name: 'Cedar Ridge 50% DD.xlsx', size: 5_242_880, state: 'uploading', progress: 0.4 },
  { id: '3', name: 'Owner costs.xls', size: 81_920, state: 'waiting' },
  {
    id: '4',
    name: 'Site work.xlsx',
    size: 912_000,
    state: 'failed',
    problem: 'The connection broke. Try again.',
  },
];

/** Keeps what is added; nothing is sent anywhere. */
function Example({ start = [], ...props }: { start?: readonly ListedFile[] } & Partial<FileDropProps>) {
  const [files, setFiles] = useState<readonly ListedFile[]>(start);
  const change = (id: string, next: Partial<ListedFile>) =>
    setFiles(files.map((file) => (file.id === id ? { ...file, ...next } : file)));
  const handleAdd = (added: File[]) => {
    const listed = added.map((file, index): ListedFile => ({
      id: `${files.length + index + 10}`,
      name: file.name,
      size: file.size,
      state: 'done',
    }));
    setFiles(props.rules?.count === 1 ? listed : [...files, ...listed]);
  };
  return (
    <FileDrop
      label="Estimates"
      rules={rules}
      {...props}
      files={files}
      onAdd={handleAdd}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      onCancel={(id) => setFiles(files.filter((file) => file.id !== id))}
      onRetry={(id) => change(id, { state: 'uploading', progress: 0 })}
    />
  );
}

export const docs = defineDocs({
  name: 'FileDrop',
  group: 'inputs',
  summary: 'Takes files by drag, press or paste, and shows how each upload stands.',
  standsOn:
    'FileButton, and with it FileTrigger of react-aria-components. Ours: files dropped on it; useDrop would take text and rows of a grid away from the browser.',
  use: ['Uploads of any kind; the owner sends them and reports progress through `files`.'],
  avoid: ['Text pasted from a spreadsheet: that belongs into the grid.'],
  props: [
    { name: 'label · hint · error · name · required', type: 'string', summary: 'As in every field.' },
    {
      name: 'readOnly · disabledReason',
      type: 'boolean · string',
      summary: 'Nothing can be added, and why.',
    },
    {
      name: 'files',
      type: '{ id, name, size, state, progress?, problem?, href? }[]',
      summary: 'waiting, uploading, done or failed.',
    },
    { name: 'onAdd', type: '(files: File[]) => void', summary: 'Only those that keep to the rules.' },
    { name: 'onRemove · onCancel · onRetry', type: '(id) => void', summary: 'Left out where not possible.' },
    {
      name: 'rules',
      type: '{ types?, megabytes?, count?, nameLength? }',
      summary: 'Endings, size, how many, longest name.',
    },
    {
      name: 'typeMessage',
      type: 'string',
      summary: 'Said about a wrong type instead of the general sentence.',
    },
    {
      name: 'refusedMessage',
      type: 'string',
      summary: 'Said above the files that were refused.',
    },
  ],
  keys: [
    { keys: 'Enter, Space on the button', does: 'Opens the file dialog' },
    { keys: 'Ctrl+V', does: 'Takes files or a picture from the clipboard while the focus is inside' },
  ],
  examples: [
    { title: 'Empty', render: () => <Example /> },
    { title: 'Waiting, running, done, failed', render: () => <Example start={states} /> },
    {
      title: 'One picture',
      render: () => (
        <Example label="Picture" rules={{ types: ['png', 'gif', 'jpeg', 'jpg'], megabytes: 20, count: 1 }} />
      ),
    },
    {
      title: 'Wrong, and not available',
      render: () => (
        <Stack gap={4}>
          <Example required error="Add at least one estimate." />
          <Example start={states.slice(0, 1)} disabledReason="Choose a milestone first" />
        </Stack>
      ),
    },
  ],
});
