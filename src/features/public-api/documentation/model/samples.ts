import * as t from '../../texts.ts';
/** A call as it is sent: the address with everything filled in, and the body as JSON text where it has one. */
export interface Call {
  method: string;
  url: string;
  body: string | undefined;
}

/** Where samples take the key from: it is never written into a program. */
export const KEY_VARIABLE = 'QUOIN_API_KEY';

const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);
const shellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const quoted = (text: string) => JSON.stringify(text);

/** The call with curl. */
export function curlSample({ method, url, body }: Call): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `--request ${method} `}${shellQuoted(url)}`,
    `  --header "Authorization: Api-Key $${KEY_VARIABLE}"`,
    ...(body === undefined
      ? []
      : [`  --header 'Content-Type: application/json'`, `  --data ${shellQuoted(body)}`]),
  ];
  return lines.join(' \\\n');
}

/** The call with the fetch of TypeScript. */
export function fetchSample({ method, url, body }: Call): string {
  const headers = [
    `    Authorization: \`Api-Key \${process.env.${KEY_VARIABLE}}\`,`,
    ...(body === undefined ? [] : [`    'Content-Type': 'application/json',`]),
  ];
  return [
    `const response = await fetch(${quoted(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers,
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(body, '  ')}),`]),
    '});',
    'if (!response.ok) throw new Error(await response.text());',
    'console.log(await response.text());',
  ].join('\n');
}

/** A JSON value as Python writes it. */
function toPython(value: unknown, by = ''): string {
  if (value === null) return 'None';
  if (value === true) return 'True';
  if (value === false) return 'False';
  const inner = `${by}    `;
  const within = (open: string, parts: string[], close: string) =>
    parts.length === 0
      ? `${open}${close}`
      : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${by}${close}`;
  if (Array.isArray(value))
    return within(
      '[',
      value.map((one) => toPython(one, inner)),
      ']',
    );
  if (typeof value === 'object')
    return within(
      '{',
      Object.entries(value).map(([name, one]) => `${quoted(name)}: ${toPython(one, inner)}`),
      '}',
    );
  return JSON.stringify(value);
}

const parsed = (body: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(body) as unknown };
  } catch {
    return undefined;
  }
};

/** The call with what Python brings itself. */
export function pythonSample({ method, url, body }: Call): string {
  const json = body === undefined ? undefined : parsed(body);
  const data = json
    ? `    data=json.dumps(${toPython(json.value, '    ')}).encode(),`
    : `    data=${quoted(body ?? '')}.encode(),`;
  return [
    `${json ? 'import json\n' : ''}import os`,
    'import urllib.request',
    '',
    'request = urllib.request.Request(',
    `    ${quoted(url)},`,
    `    method="${method}",`,
    '    headers={',
    `        "Authorization": f"Api-Key {os.environ['${KEY_VARIABLE}']}",`,
    ...(body === undefined ? [] : ['        "Content-Type": "application/json",']),
    '    },',
    ...(body === undefined ? [] : [data]),
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(response.read().decode())',
  ].join('\n');
}

/** The languages of samples, by what people call them. */
export const SAMPLES = {
  curl: { label: t.curl, write: curlSample },
  typescript: { label: t.typescript, write: fetchSample },
  python: { label: t.python, write: pythonSample },
} as const;
export type SampleLanguage = keyof typeof SAMPLES;
