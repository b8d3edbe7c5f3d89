import { acceptedAlgorithms, samlNames } from './samlNames.ts';
import { SamlRefused } from './samlRefused.ts';
import { childrenOf, elementsOf, type XmlElement } from './strictXml.ts';

const { protocol, assertion, signature, success } = samlNames;

/**
 * Refuses a response that is not built as ours are: success, exactly one assertion in its place, no two elements with
 * one id, each signature inside the element it covers, accepted algorithms only. Nothing is proven yet, so nothing is
 * taken from here but whether the response itself claims to be signed.
 */
export function checkResponseShape(root: XmlElement): { isResponseSigned: boolean } {
  if (!isNamed(root, protocol, 'Response') || root.attributes.get('Version') !== '2.0') {
    throw new SamlRefused('malformed', `root element ${root.name}`);
  }
  checkStatus(root);
  const all = [...elementsOf(root)];
  if (all.some(({ name }) => name.startsWith('Encrypted'))) throw new SamlRefused('encrypted');
  const [only, ...more] = all.filter(({ name }) => name === 'Assertion');
  if (!only || more.length > 0 || !isNamed(only, assertion, 'Assertion')) {
    throw new SamlRefused('not_one_assertion', `${only ? more.length + 1 : 0} assertions`);
  }
  if (only.parent !== root || all.some((element) => element.name === 'Response' && element !== root)) {
    throw new SamlRefused('signature_place', 'the assertion is not directly below the response');
  }
  checkIds(all);
  const signatures = all.filter(({ name }) => name === 'Signature');
  if (!signatures.some(({ parent }) => parent === only)) throw new SamlRefused('unsigned');
  for (const found of signatures) checkSignature(found, [root, only]);
  return { isResponseSigned: signatures.some(({ parent }) => parent === root) };
}

const isNamed = (element: XmlElement, namespace: string, name: string) =>
  element.namespace === namespace && element.name === name;

/** The status comes first: providers do not sign what went wrong, and say there what it was. */
function checkStatus(root: XmlElement): void {
  const statuses = childrenOf(root, protocol, 'Status');
  const codes = statuses.flatMap((status) => childrenOf(status, protocol, 'StatusCode'));
  const [code] = codes;
  if (!code || codes.length > 1 || statuses.length > 1)
    throw new SamlRefused('malformed', 'no single status');
  const value = code.attributes.get('Value');
  if (value === success) return;
  const nested = childrenOf(code, protocol, 'StatusCode').map((inner) => inner.attributes.get('Value'));
  const texts = statuses
    .flatMap((status) => childrenOf(status, protocol, 'StatusMessage'))
    .map(({ text }) => text);
  throw new SamlRefused('status', [value, ...nested, ...texts].join(' ').slice(0, 300));
}

/** Whatever an id is called, and with whatever prefix: one value, one element. */
function checkIds(all: readonly XmlElement[]): void {
  const ids = all.flatMap(({ attributes }) =>
    [...attributes].filter(([name]) => /(?:^|\})id$/i.test(name)).map(([, value]) => value),
  );
  if (new Set(ids).size < ids.length) throw new SamlRefused('signature_place', 'an id stands twice');
}

function checkSignature(element: XmlElement, places: readonly XmlElement[]): void {
  const refuse = (detail: string): never => {
    throw new SamlRefused('signature_place', detail);
  };
  const { parent } = element;
  if (element.namespace !== signature || !parent || !places.includes(parent))
    return refuse('a signature elsewhere');
  if (childrenOf(parent, signature, 'Signature').length > 1) return refuse('two signatures in one element');
  const order = element.children.map(({ name }) => name).join(' ');
  if (!/^SignedInfo SignatureValue(?: KeyInfo)?$/.test(order)) return refuse(`a signature of ${order}`);
  const [signedInfo] = childrenOf(element, signature, 'SignedInfo');
  const references = signedInfo ? childrenOf(signedInfo, signature, 'Reference') : [];
  const [reference] = references;
  const id = parent.attributes.get('ID');
  if (!id || references.length !== 1 || reference?.attributes.get('URI') !== `#${id}`) {
    return refuse('the reference is to another element');
  }
  checkAlgorithms(element);
}

/** Every mention counts wherever it stands, so that a reader that takes another one finds nothing weaker. */
function checkAlgorithms(element: XmlElement): void {
  const found = { SignatureMethod: 0, DigestMethod: 0, CanonicalizationMethod: 0, Transform: 0 };
  for (const { name, attributes } of elementsOf(element)) {
    if (!(name in found)) continue;
    const kind = name as keyof typeof found;
    const algorithm = attributes.get('Algorithm') ?? '';
    const accepted: readonly string[] = acceptedAlgorithms[kind];
    if (!accepted.includes(algorithm)) throw new SamlRefused('weak_algorithm', `${kind} ${algorithm}`);
    found[kind] += 1;
  }
  const { Transform: transforms, ...single } = found;
  if (transforms > 2 || Object.values(single).some((count) => count !== 1)) {
    throw new SamlRefused('signature_place', 'an algorithm is named twice or not at all');
  }
}
