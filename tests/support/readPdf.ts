import { inflateSync } from 'node:zlib';

/** A value of a PDF: names begin with `/`, texts are decoded, references are looked up by `PdfFile.get`. */
export type PdfValue = string | number | boolean | null | PdfRef | PdfValue[] | PdfDict;
export type PdfDict = { [key: string]: PdfValue };
export class PdfRef {
  constructor(readonly id: number) {}
}

/** A word of a content stream that draws or marks. */
export class PdfOperator {
  constructor(readonly word: string) {}
}

export interface PdfFile {
  trailer: PdfDict;
  /** The value itself, or what the reference leads to. */
  get: (value: PdfValue | undefined) => PdfValue;
  dict: (value: PdfValue | undefined) => PdfDict;
  list: (value: PdfValue | undefined) => PdfValue[];
  /** The content of a stream, unpacked; empty for what is none. */
  stream: (value: PdfValue | undefined) => string;
}

const isDict = (value: PdfValue): value is PdfDict =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof PdfRef);

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Texts of dictionaries are UTF-16 behind a mark, else bytes. */
function decoded(bytes: string): string {
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes;
  let text = '';
  for (let at = 2; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode((bytes.charCodeAt(at) << 8) | bytes.charCodeAt(at + 1));
  return text;
}

/** Reads values from a text, one after the other. */
export class PdfReader {
  at = 0;
  constructor(readonly source: string) {}

  private space(): void {
    const found = /(?:[\s\0]|%[^\r\n]*)*/y;
    found.lastIndex = this.at;
    this.at += found.exec(this.source)?.[0].length ?? 0;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at += found[0].length;
    return found;
  }

  /** The next value; null where there is none. */
  value(): PdfValue {
    const found = this.next();
    return found === undefined || found instanceof PdfOperator ? null : found;
  }

  /** The next value, or operator of a content stream. Undefined at the end. */
  next(): PdfValue | PdfOperator | undefined {
    this.space();
    if (this.at >= this.source.length) return undefined;
    if (this.match(/<</y)) return this.dictionary();
    if (this.match(/\[/y)) return this.array();
    if (this.match(/\(/y)) return this.text();
    const hex = this.match(/<([0-9A-Fa-f\s]*)>/y);
    if (hex) {
      const digits = (hex[1] ?? '').replaceAll(/\s/g, '');
      return decoded(
        Buffer.from(digits.padEnd(digits.length + (digits.length % 2), '0'), 'hex').toString('latin1'),
      );
    }
    const ref = this.match(/(\d+) \d+ R\b/y);
    if (ref) return new PdfRef(Number(ref[1]));
    const number = this.match(/[+-]?(?:\d+\.?\d*|\.\d+)/y);
    if (number) return Number(number[0]);
    const name = this.match(/\/[^\s/[\]<>()%{}]*/y);
    if (name) return name[0];
    const word = this.match(/[A-Za-z'"*][A-Za-z0-9'"*]*/y)?.[0];
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (word === undefined) {
      this.at += 1;
      return this.next();
    }
    return new PdfOperator(word);
  }

  private dictionary(): PdfDict {
    const dict: PdfDict = {};
    for (;;) {
      this.space();
      if (this.match(/>>/y) || this.at >= this.source.length) return dict;
      const key = this.next();
      if (typeof key !== 'string') return dict;
      dict[key.slice(1)] = this.value();
    }
  }

  private array(): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      this.space();
      if (this.match(/\]/y) || this.at >= this.source.length) return values;
      values.push(this.value());
    }
  }

  private text(): string {
    let [depth, text] = [1, ''];
    for (; this.at < this.source.length; this.at += 1) {
      const sign = this.source[this.at] ?? '';
      if (sign === '\\') {
        this.at += 1;
        const octal = /^[0-7]{1,3}/.exec(this.source.slice(this.at, this.at + 3))?.[0];
        if (octal) {
          text += String.fromCharCode(Number.parseInt(octal, 8) & 255);
          this.at += octal.length - 1;
        } else text += escapes[this.source[this.at] ?? ''] ?? this.source[this.at] ?? '';
        continue;
      }
      if (sign === '(') depth += 1;
      if (sign === ')') depth -= 1;
      if (depth === 0) {
        this.at += 1;
        break;
      }
      text += sign;
    }
    return decoded(text);
  }
}

/** Reads a PDF whose objects are not packed into streams, as Chromium writes it. */
export function readPdf(bytes: Uint8Array): PdfFile {
  const source = Buffer.from(bytes).toString('latin1');
  const values = new Map<number, PdfValue>();
  const streams = new Map<number, string>();
  const head = /(\d+) 0 obj\b/g;
  for (let found = head.exec(source); found; found = head.exec(source)) {
    const id = Number(found[1]);
    const reader = new PdfReader(source);
    reader.at = head.lastIndex;
    const value = reader.value();
    values.set(id, value);
    head.lastIndex = reader.at;
    const begin = /\s*stream\r?\n/y;
    begin.lastIndex = reader.at;
    const opened = begin.exec(source);
    if (!opened || !isDict(value)) continue;
    const start = reader.at + opened[0].length;
    const length = value['Length'];
    const end = typeof length === 'number' ? start + length : source.indexOf('endstream', start);
    const packed = Buffer.from(source.slice(start, end), 'latin1');
    streams.set(
      id,
      value['Filter'] === '/FlateDecode' ? inflateSync(packed).toString('latin1') : source.slice(start, end),
    );
    head.lastIndex = end;
  }
  const tail = new PdfReader(source);
  tail.at = source.lastIndexOf('trailer') + 'trailer'.length;
  const get: PdfFile['get'] = (value) =>
    value instanceof PdfRef ? (values.get(value.id) ?? null) : (value ?? null);
  const dict: PdfFile['dict'] = (value) => {
    const seen = get(value);
    return isDict(seen) ? seen : {};
  };
  return {
    trailer: dict(tail.value()),
    get,
    dict,
    list: (value) => {
      const seen = get(value);
      return Array.isArray(seen) ? seen : seen === null ? [] : [value ?? null];
    },
    stream: (value) => (value instanceof PdfRef ? (streams.get(value.id) ?? '') : ''),
  };
}
