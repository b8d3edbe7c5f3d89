import { SaxesParser } from 'saxes';

/** An element as read; `text` is its own text without that of its children and without comments. */
export type XmlElement = {
  namespace: string;
  name: string;
  /** By local name; an attribute with a prefix has its namespace before it: `{namespace}name`. */
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  parent: XmlElement | undefined;
  text: string;
};

const deepest = 50;
const mostElements = 5000;
const mostAttributes = 200;

/** Text that is no XML, or holds what no SAML message needs. The message names the fault in half a sentence. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/**
 * Reads well-formed XML with namespaces and nothing else: no document type (so no entities), no processing
 * instructions (canonicalization turns their content into text, which readers leave out), no depth without end.
 */
export function parseXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let root: XmlElement | undefined;
  let open: XmlElement | undefined;
  let depth = 0;
  let count = 0;
  let attributes = 0;

  const refuse = (why: string): never => {
    throw new XmlError(why);
  };
  parser.on('error', (error) => refuse(`it is not well-formed (${error.message})`));
  parser.on('doctype', () => refuse('it has a document type definition'));
  parser.on('processinginstruction', () => refuse('it has a processing instruction'));
  parser.on('opentagstart', () => (attributes = 0));
  parser.on('attribute', () => {
    if (++attributes > mostAttributes) refuse(`an element has more than ${mostAttributes} attributes`);
  });
  parser.on('opentag', (tag) => {
    if (++depth > deepest) refuse(`it is nested deeper than ${deepest} elements`);
    if (++count > mostElements) refuse(`it has more than ${mostElements} elements`);
    const named = Object.values(tag.attributes).map(
      ({ uri, local, value }) => [uri ? `{${uri}}${local}` : local, value] as const,
    );
    const element: XmlElement = {
      namespace: tag.uri,
      name: tag.local,
      attributes: new Map(named),
      children: [],
      parent: open,
      text: '',
    };
    open?.children.push(element);
    root ??= element;
    open = element;
  });
  const addText = (text: string) => {
    if (open) open.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    open = open?.parent;
  });
  parser.write(xml).close();
  return root ?? refuse('it is empty');
}

/** The children of one name. */
export const childrenOf = (element: XmlElement, namespace: string, name: string): XmlElement[] =>
  element.children.filter((child) => child.namespace === namespace && child.name === name);

/** The element and all below it, in the order of the document. */
export function* elementsOf(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* elementsOf(child);
}
