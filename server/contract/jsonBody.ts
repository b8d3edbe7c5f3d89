import { invalid } from './errors.ts';
import { isSoundText } from './soundText.ts';

/** Nesting that no request of the contract comes near. */
const maxDepth = 32;

const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/gs;

/** Finds nesting beyond what is read and a field that is there twice, before anything is built from the text. */
function checkShape(text: string): void {
  const open: (Set<string> | null)[] = [];
  for (const [found, colon] of text.matchAll(token)) {
    if (found === '{' || found === '[') {
      open.push(found === '{' ? new Set() : null);
      if (open.length > maxDepth) throw invalid(`The body is nested deeper than ${maxDepth} levels.`);
    } else if (found === '}' || found === ']') {
      open.pop();
    } else if (colon !== undefined) {
      addName(open.at(-1), found.slice(0, -colon.length));
    }
  }
}

function addName(names: Set<string> | null | undefined, quoted: string): void {
  if (!names) return;
  const name = readName(quoted);
  if (names.has(name)) throw invalid(`The body names the field "${name}" twice. Send it once.`);
  names.add(name);
}

function readName(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw invalid('The body is not valid JSON. Correct it and send it again.');
  }
}

/** Sets `__proto__` and the like apart, and texts that cannot be stored. */
function guardedValue(key: string, value: unknown): unknown {
  if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
    throw invalid(`The body holds a field named "${key}", which is not accepted.`);
  }
  if (typeof value === 'string' && !isSoundText(value)) {
    throw invalid(
      'A text in the body holds characters that cannot be stored. Remove them and send it again.',
    );
  }
  return value;
}

/** Reads a JSON body: valid UTF-8, moderate nesting, each field once, no field that reaches into prototypes. */
export function readJsonBody(bytes: Buffer): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('The body is not valid UTF-8. Send it in that encoding.');
  }
  checkShape(text);
  try {
    return JSON.parse(text, guardedValue);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw invalid('The body is not valid JSON. Correct it and send it again.');
    }
    throw error;
  }
}
