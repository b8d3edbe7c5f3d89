import { defineDocs } from '../../catalogue/docs.ts';
import { ErrorState } from './ErrorState.tsx';

export const docs = defineDocs({
  name: 'ErrorState',
  group: 'feedback',
  summary: 'Something failed: what, why, and what to do now.',
  standsOn: 'Button of react-aria-components.',
  use: ['Say that nothing is lost, if so.'],
  avoid: ['Codes without words.'],
  props: [
    { name: 'title · text', type: 'string', summary: '' },
    { name: 'onRetry', type: '() => void', summary: '' },
    { name: 'details', type: 'string', summary: 'Copied on request.' },
  ],
  keys: [{ keys: 'Enter, Space', does: 'On the button: tries again' }],
  examples: [
    {
      title: 'With retry',
      render: () => (
        <ErrorState
          title="The items didn't load"
          text="The server did not answer within 30 seconds. Nothing you changed is lost."
          details="GET /api 504"
          onRetry={() => undefined}
        />
      ),
    },
  ],
});
