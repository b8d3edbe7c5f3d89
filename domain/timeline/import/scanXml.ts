import { SCHEDULE_FILE_LIMITS, ScheduleFileError } from './scheduleFile.ts';

/** What is said while XML is read: an element opens, an element closes with the text since its last child. */
export interface XmlListener {
  open: (name: string) => void;
  close: (name: string, text: string) => void;
}

const cutOff = 'The file ends too early. It was cut off; export the schedule again.';
const broken = 'The file is not sound XML. Export the schedule again.';
const entities =
  'The file declares a document type or entities, which no scheduling tool writes. Export the schedule again.';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&\s]{0,12});?/g, (_, name: string) => {
    if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? '';
    const code = /^#x[0-9a-f]{1,6}$/i.test(name)
      ? Number.parseInt(name.slice(2), 16)
      : /^#\d{1,7}$/.test(name)
        ? Number(name.slice(1))
        : -1;
    if (code < 1 || code > 0x10_ff_ff) throw new ScheduleFileError(entities);
    return String.fromCodePoint(code);
  });
}

/** The place of the `>` that ends a tag; those within quotes are text. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  throw new ScheduleFileError(cutOff);
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  if (at < 0) throw new ScheduleFileError(cutOff);
  return at + mark.length;
}

const nameIn = (tag: string): string => {
  const [name = ''] = tag.split(/[\s/>]/, 1);
  return name.slice(name.indexOf(':') + 1);
};

/**
 * Reads XML in one pass without building a tree. Document types and entities are refused, so nothing grows; depth is
 * limited. Throws `ScheduleFileError`.
 */
export function scanXml(text: string, { open, close }: XmlListener): void {
  const stack: string[] = [];
  let [at, content, hasRoot] = [0, '', false];
  for (;;) {
    const next = text.indexOf('<', at);
    const until = next < 0 ? text.length : next;
    if (stack.length > 0) content += decoded(text.slice(at, until));
    else if (text.slice(at, until).trim() !== '') throw new ScheduleFileError(broken);
    if (next < 0) break;
    if (text.startsWith('<!--', next)) at = after(text, '-->', next + 4);
    else if (text.startsWith('<![CDATA[', next)) {
      at = after(text, ']]>', next + 9);
      content += text.slice(next + 9, at - 3);
    } else if (text[next + 1] === '?') at = after(text, '?>', next + 2);
    else if (text[next + 1] === '!') throw new ScheduleFileError(entities);
    else {
      const end = tagEnd(text, next + 1);
      at = end + 1;
      if (text[next + 1] === '/') {
        const name = nameIn(text.slice(next + 2, end));
        if (stack.pop() !== name) throw new ScheduleFileError(broken);
        close(name, content);
        content = '';
        continue;
      }
      const name = nameIn(text.slice(next + 1, end));
      if (name === '' || (stack.length === 0 && hasRoot)) throw new ScheduleFileError(broken);
      hasRoot = true;
      open(name);
      content = '';
      if (text[end - 1] === '/') close(name, '');
      else stack.push(name);
      if (stack.length > SCHEDULE_FILE_LIMITS.depth)
        throw new ScheduleFileError(`The file nests deeper than ${SCHEDULE_FILE_LIMITS.depth} levels.`);
    }
  }
  if (stack.length > 0) throw new ScheduleFileError(cutOff);
  if (!hasRoot) throw new ScheduleFileError(broken);
}
