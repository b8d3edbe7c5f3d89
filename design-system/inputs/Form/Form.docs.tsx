import { defineDocs } from '../../catalogue/docs.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const errors = { code: ['This code is taken. Choose another.'], form: ['The project was not saved.'] };

export const docs = defineDocs({
  name: 'Form',
  group: 'inputs',
  summary: 'Fields that are sent together.',
  use: ['Server messages by field name; the first one gets the focus.'],
  avoid: ['For values saved one by one.'],
  props: [
    { name: 'errors', type: 'Record<name, string[]>', summary: 'Those under `form` show at the top.' },
    { name: 'onSubmit', type: '() => void', summary: '' },
    { name: 'id', type: 'string', summary: 'For a button outside.' },
  ],
  keys: [{ keys: 'Enter', does: 'Sends it' }],
  examples: [
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
