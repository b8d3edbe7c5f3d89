import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { useToasts } from './ToastProvider.tsx';
import { Toast } from './Toast.tsx';

const ignore = () => undefined;

function Live() {
  const toasts = useToasts();
  const save = () => {
    toasts.show({
      title: 'VO-005 saved',
      action: { label: 'Undo', onAction: () => toasts.show({ title: 'Undone', tone: 'undone' }) },
    });
  };
  return <Button onPress={save}>Save</Button>;
}

export const docs = defineDocs({
  name: 'Toast',
  group: 'feedback',
  summary: 'One message with an optional action; its time stands still under the pointer or the focus.',
  standsOn:
    'Elements of its own: the toasts of react-aria-components are still marked unstable and speak as dialogs, these as a status.',
  use: [
    'Through `useToasts().show(...)` after a change: what happened, and Undo.',
    'Reuse the `id` to turn "saving" into "saved".',
  ],
  avoid: ['For something that must be answered: Confirm.'],
  props: [
    { name: 'title · detail', type: 'string', summary: 'What happened; why or what now.' },
    { name: 'tone', type: 'positive · undone · critical · info · news · busy', summary: '' },
    { name: 'action', type: '{ label, onAction }', summary: 'One, e.g. Undo.' },
    { name: 'duration', type: 'ms | null', summary: '7 s; errors stay.' },
  ],
  keys: [
    { keys: 'F6', does: 'Goes to the newest toast, whose time then stands still; again to go back' },
    { keys: 'Ctrl+Z', does: 'The Undo of the newest toast that offers one' },
  ],
  examples: [
    {
      title: 'Tones',
      render: () => (
        <Stack gap={2}>
          <Toast title="Saving VO-005" tone="busy" onClose={ignore} />
          <Toast
            title="VO-005 saved"
            action={{ label: 'Undo', onAction: ignore }}
            duration={null}
            onClose={ignore}
          />
          <Toast
            title="VO-005 was not saved"
            detail="Ingrid Solberg changed it at 10:41"
            tone="critical"
            action={{ label: 'Compare', onAction: ignore }}
            onClose={ignore}
          />
          <Toast
            title="New version available"
            tone="news"
            action={{ label: 'Refresh', onAction: ignore }}
            onClose={ignore}
          />
        </Stack>
      ),
    },
    { title: 'Live', render: () => <Live /> },
  ],
});
