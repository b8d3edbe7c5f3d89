import { defineDocs } from '../../catalogue/docs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const errors = { code: ['This code is taken. Choose another.'], form: ['The project was not saved.'] };

const several = { short_name: ['Use at most 12 letters.'], name: ['Name is required'] };

export const docs = defineDocs({
  name: 'Form',
  group: 'inputs',
  summary: 'Fields that are sent together.',
  standsOn:
    'Form of react-aria-components, which brings the answers of the server to the fields. Ours: the list above the fields and the way to each.',
  use: ['Server messages by field name; the first one on the page gets the focus.'],
  avoid: ['For values saved one by one.'],
  props: [
    {
      name: 'errors',
      type: 'Record<name, string[]>',
      summary: 'Each at its field; more than one, and those of no field, also stand above.',
    },
    { name: 'label', type: 'string', summary: 'Name of the form.' },
    { name: 'onSubmit', type: '() => void', summary: 'Enter, or the submit button.' },
    { name: 'id', type: 'string', summary: 'For a button outside.' },
  ],
  keys: [{ keys: 'Enter', does: 'Sends it' }],
  examples: [
    {
      title: 'Several errors',
      render: () => (
        <Form label="Milestone" errors={several} onSubmit={() => undefined}>
          <TextField label="Name" name="name" value="" onChange={() => undefined} />
          <TextField
            label="Short name"
            name="short_name"
            value="Schematic Design"
            onChange={() => undefined}
          />
        </Form>
      ),
    },
    {
      title: 'Server error at a field',
      render: () => (
        <Form label="Project" errors={errors} onSubmit={() => undefined}>
          <TextField label="Code" name="code" value="CRPT-26" onChange={() => undefined} />
          <Button type="submit" variant="primary">
            Save
          </Button>
        </Form>
      ),
    },
  ],
});
