/** What can be chosen for each switch; the first is what holds without a choice. */
export const choices = {
  theme: ['system', 'light', 'dark', 'forced'],
  contrast: ['normal', 'more'],
  density: ['normal', 'compact'],
  direction: ['ltr', 'rtl'],
} as const;

type Switches = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

/** Where the catalogue is and how it is set: all of it stands in the address, so a link shows the same to everybody. */
export interface Address extends Switches {
  /** Name of a component or a foundation; empty for the overview. */
  page: string;
  /** Slug of an example on that page. */
  example: string;
  /** Width of the frame around the examples in pixels, or as wide as the page. */
  width: number | 'full';
  /** Only the examples, without the catalogue around them. */
  frame: boolean;
}

/** Narrowest and widest frame in pixels. */
export const frameLimits = { least: 240, most: 1920 } as const;

/** An example's title as a part of an address. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function readChoice<Name extends keyof Switches>(name: Name, params: URLSearchParams): Switches[Name] {
  const all = choices[name] as unknown as readonly Switches[Name][];
  return all.find((choice) => choice === params.get(name)) ?? (all[0] as Switches[Name]);
}

function readWidth(params: URLSearchParams): Address['width'] {
  const width = Number.parseInt(params.get('width') ?? '', 10);
  return Number.isFinite(width) ? Math.min(frameLimits.most, Math.max(frameLimits.least, width)) : 'full';
}

const readable = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    // A damaged link leads to the page that says there is no such page.
    return part;
  }
};

const switchesOf = (params: URLSearchParams): Switches => ({
  theme: readChoice('theme', params),
  contrast: readChoice('contrast', params),
  density: readChoice('density', params),
  direction: readChoice('direction', params),
});

/** Reads `#/Button/variants?theme=dark&width=390`; whatever makes no sense counts as not chosen. */
export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', example = ''] = path.split('/').map(readable);
  const params = new URLSearchParams(query);
  return {
    page,
    example,
    width: readWidth(params),
    frame: params.get('frame') === '1',
    ...switchesOf(params),
  };
}

/** Writes an address; what holds without a choice is left out. */
export function writeAddress(address: Address): string {
  const { page, example, width, frame } = address;
  const params = new URLSearchParams();
  for (const name of Object.keys(choices) as (keyof Switches)[])
    if (address[name] !== choices[name][0]) params.set(name, address[name]);
  if (width !== 'full') params.set('width', String(width));
  if (frame) params.set('frame', '1');
  const path = [page, ...(example === '' ? [] : [example])].map(encodeURIComponent).join('/');
  return `#/${path}${params.size > 0 ? `?${params.toString()}` : ''}`;
}

/** One example alone on the page, e.g. `?example=Button/0&theme=dark`. */
export interface Isolated extends Switches {
  component: string;
  /** Place of the example among those of its component, from 0. */
  index: number;
}

/** Reads the address of a single example; undefined where none is asked for. */
export function readIsolated(search: string): Isolated | undefined {
  const params = new URLSearchParams(search);
  const [, component, index] = /^(\w+)\/(\d+)$/.exec(params.get('example') ?? '') ?? [];
  if (component === undefined || index === undefined) return undefined;
  return { component, index: Number(index), ...switchesOf(params) };
}

/** Writes the address of a single example. */
export function writeIsolated(isolated: Isolated): string {
  const params = new URLSearchParams({ example: `${isolated.component}/${isolated.index}` });
  for (const name of Object.keys(choices) as (keyof Switches)[])
    if (isolated[name] !== choices[name][0]) params.set(name, isolated[name]);
  return `?${params.toString().replace('%2F', '/')}`;
}
