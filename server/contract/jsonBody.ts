import { invalid } from './errors.ts';
import { isSoundText } from './soundText.ts';

/** Nesting that no request of the contract comes near. */
const maxDepth = 32;

/** Fields of all objects together where a call says nothing of its size: several times those of a usual batch. */
const usualNames = 50_000;

/** Bytes that a field of a large body takes at least. */
const leastOfField = 50;

/** How many fields a body of at most so many bytes may hold. */
export const namesIn = (bytes: number): number => Math.max(usualNames, Math.floor(bytes / leastOfField));

/** Characters in which a repeated field is looked for by name. */
const longestSearched = 100_000;

const notJson = 'The body is not valid JSON. Correct it and send it again.';
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;

/** Where the text that opens at `start` ends; the end of all where it does not. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) return at;
    at += code === BACKSLASH ? 2 : 1;
  }
  return at;
}

/** Whether a colon follows, which makes the text before it a name. */
function isName(json: string, after: number): boolean {
  let at = after;
  while (json.charCodeAt(at) <= 0x20) at += 1;
  return json.charCodeAt(at) === COLON;
}

/** What is seen in the text alone. */
type Shape = { names: number; depth: number };

/** Looks at each character once, whether or not the JSON is valid, up to where it is nested too deep. */
function shapeOf(json: string): Shape {
  const shape: Shape = { names: 0, depth: 0 };
  let depth = 0;
  for (let at = 0; at < json.length && shape.depth <= maxDepth; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(json, at);
      if (isName(json, at + 1)) shape.names += 1;
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > shape.depth) shape.depth = depth;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return shape;
}

/** The first name that an object of the text holds twice. */
function repeatedName(json: string): string {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (mark === '"') {
      const end = endOfText(json, at);
      const names = open.at(-1);
      if (names && isName(json, end + 1)) {
        const name = JSON.parse(json.slice(at, end + 1)) as string;
        if (names.has(name)) return name;
        names.add(name);
      }
      at = end;
    } else if (mark === '{') open.push(new Set());
    else if (mark === '[') open.push(null);
    else if (mark === '}' || mark === ']') open.pop();
  }
  return '';
}

/** Names of a parsed value; refuses `__proto__` and the like, and texts that cannot be stored. Its depth has been checked. */
function checkValue(value: unknown): number {
  if (typeof value === 'string' && !isSoundText(value))
    throw invalid(
      'A text in the body holds characters that cannot be stored. Remove them and send it again.',
    );
  if (typeof value !== 'object' || value === null) return 0;
  let names = 0;
  if (Array.isArray(value)) {
    for (const part of value) names += checkValue(part);
    return names;
  }
  for (const key of Object.keys(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw invalid(`The body holds a field named "${key}", which is not accepted.`);
    names += 1 + checkValue((value as Record<string, unknown>)[key]);
  }
  return names;
}

/** Reads a JSON body: valid UTF-8, moderate nesting, each field once, no field that reaches into prototypes. */
export function readJsonBody(bytes: Buffer, mostNames: number = usualNames): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid('The body is not valid UTF-8. Send it in that encoding.');
  }
  const shape = shapeOf(text);
  if (shape.depth > maxDepth) throw invalid(`The body is nested deeper than ${maxDepth} levels.`);
  if (shape.names > mostNames)
    throw invalid(`The body holds more than ${mostNames} fields. Send it in several parts.`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalid(notJson);
  }
  // Of two fields of one name the parsed value holds the later: it has fewer names than the text.
  if (checkValue(body) < shape.names) {
    const name =
      text.length > longestSearched ? 'a field' : `the field "${repeatedName(text).slice(0, 100)}"`;
    throw invalid(`The body names ${name} twice. Send it once.`);
  }
  return body;
}
