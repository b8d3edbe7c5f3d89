import ts from 'typescript';
import type { SourceFile } from './sourceFiles.ts';

/** What one component takes and uses. */
export interface ReadComponent {
  path: string;
  name: string;
  /** Names of its props, as far as its own file says them. */
  props: readonly string[];
  /** Hooks that it calls itself; those inside of a hook of its own are that one's. */
  hooks: number;
}

type Shapes = ReadonlyMap<string, ts.TypeElement[]>;

const memberNames = (members: readonly ts.TypeElement[]) =>
  members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));

/** Names of a type that is written out or declared in the same file. */
function namesOfType(type: ts.TypeNode | undefined, shapes: Shapes): string[] {
  if (!type) return [];
  if (ts.isTypeLiteralNode(type)) return memberNames([...type.members]);
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type))
    return type.types.flatMap((one) => namesOfType(one, shapes));
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName))
    return memberNames(shapes.get(type.typeName.text) ?? []);
  return [];
}

/** Names that a parameter takes apart, without the rest. */
const namesOfPattern = (name: ts.BindingName) =>
  ts.isObjectBindingPattern(name)
    ? name.elements.flatMap(({ propertyName, name: own, dotDotDotToken }) =>
        dotDotDotToken ? [] : [(propertyName ?? own).getText()],
      )
    : [];

function countHooks(body: ts.Node): number {
  let hooks = 0;
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      /^use[A-Z]/.test(node.expression.text)
    )
      hooks += 1;
    ts.forEachChild(node, visit);
  };
  visit(body);
  return hooks;
}

/** The components that stand at the top of a file. */
export function readComponents({ path, text }: SourceFile): ReadComponent[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const shapes = new Map<string, ts.TypeElement[]>();
  for (const node of source.statements) {
    if (ts.isInterfaceDeclaration(node)) shapes.set(node.name.text, [...node.members]);
    if (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type))
      shapes.set(node.name.text, [...node.type.members]);
  }
  return source.statements.flatMap((node) => {
    if (!ts.isFunctionDeclaration(node) || !node.name || !node.body || !/^[A-Z]/.test(node.name.text))
      return [];
    const [first] = node.parameters;
    const props = first ? [...namesOfType(first.type, shapes), ...namesOfPattern(first.name)] : [];
    return [{ path, name: node.name.text, props: [...new Set(props)], hooks: countHooks(node.body) }];
  });
}
