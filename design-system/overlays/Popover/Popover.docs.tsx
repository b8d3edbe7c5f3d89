import { defineDocs } from '../../catalogue/docs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { Popover } from './Popover.tsx';

export const docs = defineDocs({
  name: 'Popover',
  group: 'overlays',
  summary: 'A small panel at its trigger: filters, an explanation of a figure, a calendar.',
  standsOn:
    'Dialog and FocusScope of react-aria. Ours: it follows its anchor when the page scrolls, and the press beside it that closes it still counts.',
  use: ['Every total can be asked why.'],
  avoid: ['A task with several fields: Flyout or Dialog.'],
  props: [
    { name: 'label', type: 'string', summary: '' },
    { name: 'renderTrigger', type: '(trigger) => node', summary: '' },
    { name: 'children', type: 'node | (close) => node', summary: '' },
    { name: 'width · placement · padding', type: '', summary: '' },
    {
      name: 'holds',
      type: 'boolean',
      summary:
        'For fields that are taken as they are left: a press outside closes it once each can take what is typed, and does not count before.',
    },
  ],
  keys: [
    { keys: 'Escape', does: 'Closes; the focus returns' },
    { keys: 'Tab', does: 'Stays inside' },
  ],
  examples: [
    {
      title: 'Why',
      opens: '($1,900,000)',
      render: () => (
        <Popover
          label="Approved"
          renderTrigger={(trigger) => (
            <Button trigger={trigger} size="small">
              ($1,900,000)
            </Button>
          )}
        >
          <Text>VO-003 and VO-007 are approved.</Text>
        </Popover>
      ),
    },
  ],
});
