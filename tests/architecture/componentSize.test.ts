import { describe, expect, it } from 'vitest';
import { readComponents } from './readComponents.ts';
import { listSourceFiles } from './sourceFiles.ts';

/** Hooks that one component may call, and props that it may take; what needs more is made of regions. */
const most = { hooks: 16, props: 13 } as const;

const components = listSourceFiles()
  .filter(({ path }) => /^src\/.*\.tsx$/.test(path) && !path.includes('.test.'))
  .flatMap(readComponents);

describe('components of the product', () => {
  it('are read', () => {
    expect(components.length).toBeGreaterThan(500);
    expect(components.find(({ name }) => name === 'ItemsGrid')?.props).toContain('cellEdit');
  });

  it('call few hooks each', () => {
    const large = components.filter(({ hooks }) => hooks > most.hooks);
    expect(large.map(({ path, name, hooks }) => `${path} ${name}: ${hooks}`)).toEqual([]);
  });

  it('take few props each', () => {
    const wide = components.filter(({ props }) => props.length > most.props);
    expect(wide.map(({ path, name, props }) => `${path} ${name}: ${props.length}`)).toEqual([]);
  });
});

describe('the reader of components', () => {
  const [read] = readComponents({
    path: 'src/Row.tsx',
    text: `interface RowProps { id: number; name?: string }
      function Row({ id, name, ...rest }: RowProps & { onOpen: () => void }) {
        const [open] = useState(false);
        useEffect(() => undefined);
        return useRoom<number>(rest) ? <i>{name}</i> : null;
      }`,
  });
  it('counts props and hooks', () => {
    expect(read).toMatchObject({ name: 'Row', props: ['id', 'name', 'onOpen'], hooks: 3 });
  });
});
