import ts from 'typescript';

/** What the catalogue's page of a component says, read from its file. */
export interface DocsPage {
  name: string;
  group: string;
  summary: string;
  props: readonly string[];
  keys: number;
  examples: readonly string[];
}

const literal = (node: ts.Expression | undefined): string =>
  node && ts.isStringLiteralLike(node) ? node.text : '';
const property = (node: ts.Expression | undefined, name: string): ts.Expression | undefined => {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name);
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined;
};

/** Reads the call of `defineDocs`; lists may be spread or made elsewhere, then only what stands here counts. Undefined without such a call. */
export function readDocs(path: string, text: string): DocsPage | undefined {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  let docs: ts.Expression | undefined;
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineDocs') docs = node.arguments[0];
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (!docs) return undefined;
  const listed = (node: ts.Expression | undefined): readonly ts.Expression[] => {
    if (node && ts.isIdentifier(node)) return listed(constants.get(node.text));
    if (node && ts.isAsExpression(node)) return listed(node.expression);
    if (!node || !ts.isArrayLiteralExpression(node)) return [];
    return node.elements.flatMap((one) => (ts.isSpreadElement(one) ? listed(one.expression) : [one]));
  };
  const items = (name: string) => listed(property(docs, name));
  return {
    name: literal(property(docs, 'name')),
    group: literal(property(docs, 'group')),
    summary: literal(property(docs, 'summary')),
    props: items('props').flatMap((one) => literal(property(one, 'name')).split(/ · |, /)),
    keys: items('keys').length,
    examples: items('examples').map((one) => literal(property(one, 'title'))),
  };
}
