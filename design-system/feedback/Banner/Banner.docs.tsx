import { defineDocs } from '../../catalogue/docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { CircleAlert, CircleCheck, Info, WifiOff } from '../../icons/shapes.ts';
import { Banner } from './Banner.tsx';

export const docs = defineDocs({
  name: 'Banner',
  group: 'feedback',
  summary: 'A state of the whole page that lasts: offline, read-only, out of date.',
  use: [],
  avoid: ['For the result of one action: a toast.'],
  props: [
    { name: 'tone', type: 'info · caution · critical · positive', summary: '' },
    { name: 'icon · action', type: 'shape · node', summary: '' },
  ],
  keys: [],
  examples: [
    {
      title: 'Tones',
      render: () => (
        <Stack>
          <Banner tone="caution" icon={WifiOff} action={<Button size="small">Try again</Button>}>
            You are offline. Data as of 10:42.
          </Banner>
          <Banner icon={Info}>You are looking as Viewer.</Banner>
          <Banner tone="critical" icon={CircleAlert}>
            The project was not saved.
          </Banner>
          <Banner tone="positive" icon={CircleCheck}>
            All is saved.
          </Banner>
        </Stack>
      ),
    },
  ],
});
