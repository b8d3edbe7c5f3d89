import { scanXml } from './scanXml.ts';

/** An element that holds values: its leaves by name, and the elements of interest below it. */
export interface XmlRecord {
  name: string;
  leaves: Map<string, string>;
  below: XmlRecord[];
}

/**
 * Reads XML as records of the named elements, each handed out when it closes: to `onRecord`, or to the record above
 * where that is not the root. So only one record of the first level is held at a time.
 */
export function readRecords(
  text: string,
  names: ReadonlySet<string>,
  onRecord: (record: XmlRecord, root: XmlRecord) => void,
): XmlRecord {
  const root: XmlRecord = { name: '', leaves: new Map(), below: [] };
  const open: { record: XmlRecord; depth: number }[] = [{ record: root, depth: 1 }];
  let depth = 0;
  scanXml(text, {
    open: (name) => {
      depth += 1;
      if (depth === 1) root.name = name;
      else if (names.has(name)) open.push({ record: { name, leaves: new Map(), below: [] }, depth });
    },
    close: (name, content) => {
      const top = open.at(-1)!;
      if (top.depth === depth && depth > 1) {
        open.pop();
        const above = open.at(-1)!.record;
        if (above === root) onRecord(top.record, root);
        else above.below.push(top.record);
      } else if (top.depth + 1 === depth && !top.record.leaves.has(name)) {
        const value = content.trim();
        if (value !== '') top.record.leaves.set(name, value);
      }
      depth -= 1;
    },
  });
  return root;
}
