// A primitive of the design system with its style, its page in the catalogue and its test.
const styles = () => `import { style } from '@vanilla-extract/css';
import { vars } from '../../foundations/vars.css.ts';

export const root = style({ color: vars.text });
`;

const component = (name) => `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  children: ReactNode;
}

/** What it is for, in one line. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>;
}
`;

const docs = (name, group) => `import { defineDocs } from '../../catalogue/docs.ts';
import { ${name} } from './${name}.tsx';

export const docs = defineDocs({
  name: '${name}',
  group: '${group}',
  summary: 'What it is for, in one line.',
  use: [],
  avoid: [],
  props: [{ name: 'children', type: 'ReactNode', summary: 'What it shows.' }],
  keys: [],
  examples: [{ title: 'Plain', render: () => <${name}>Text</${name}> }],
});
`;

const test = (name) => `import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ${name} } from './${name}.tsx';

afterEach(cleanup);

it('shows its content', () => {
  render(<${name}>Text</${name}>);
  expect(screen.getByText('Text').tagName).toBe('DIV');
});
`;

export const valid =
  /^(layout|actions|inputs|feedback|navigation|overlays|grid|charts|icons)\/[A-Z][A-Za-z]+$/;

export function scaffold(path) {
  const [group, name] = path.split('/');
  const folder = `design-system/${path}`;
  return {
    files: {
      [`${folder}/${name}.css.ts`]: styles(),
      [`${folder}/${name}.tsx`]: component(name),
      [`${folder}/${name}.docs.tsx`]: docs(name, group),
      [`${folder}/${name}.test.tsx`]: test(name),
    },
    edits: [],
    next: [
      `Say in ${name}.docs.tsx what it is for, when to use it and when not; the catalogue shows it already.`,
    ],
  };
}
