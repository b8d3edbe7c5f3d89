import ts from 'typescript';

export interface Code {
  /** Every identifier that is read or written; property names behind a dot stand with their dot. */
  names: string[];
  /** Every string, template and JSX text. */
  texts: string[];
  /** What people read where it stands: text between tags, and strings of attributes that name or explain. */
  said: string[];
  /** Every module that is imported, re-exported or loaded. */
  imports: string[];
  /** Comments, as they are written. */
  comments: string[];
  /** Regular expressions, as they are written. */
  expressions: string[];
  /** Exported functions, constants, classes and types that have no comment of their own. */
  undocumented: string[];
}

/** Attributes whose strings people read or hear. */
const spoken = new Set(
  'label title aria-label placeholder text hint empty disabledReason confirmLabel alt caption description'.split(
    ' ',
  ),
);
const words = /[a-z]{2}/i;

/** What an expression writes out: a string, the words of a template, either branch of a choice. */
function writtenBy(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isParenthesizedExpression(node)) return writtenBy(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(writtenBy);
  const isChoice = ts.isBinaryExpression(node) && /^(&&|\|\||\?\?)$/.test(node.operatorToken.getText());
  return isChoice ? [node.left, node.right].flatMap(writtenBy) : [];
}

/** What people read at a node itself, without what it contains. */
function saidAt(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? [] : writtenBy(node.expression);
  if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText()) || !node.initializer) return [];
  if (ts.isStringLiteral(node.initializer)) return [node.initializer.text];
  return ts.isJsxExpression(node.initializer) ? writtenBy(node.initializer.expression) : [];
}

const isModuleName = ({ parent }: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword);

/** Says what a file names, writes and loads, so that rules look at code and never at comments. */
export function readCode(path: string, text: string): Code {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const code: Code = {
    names: [],
    texts: [],
    said: [],
    imports: [],
    comments: commentsOf(text),
    expressions: [],
    undocumented: [],
  };
  const visit = (node: ts.Node): void => {
    code.said.push(...saidAt(node).filter((one) => words.test(one.replaceAll(/&\w+;/g, ''))));
    if (ts.isIdentifier(node)) {
      const behindDot = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
      code.names.push(behindDot ? `.${node.text}` : node.text);
    } else if (ts.isStringLiteralLike(node)) {
      (isModuleName(node) ? code.imports : code.texts).push(node.text);
    } else if (ts.isRegularExpressionLiteral(node)) {
      code.expressions.push(node.text);
    } else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node)) {
      code.texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  code.undocumented = file.statements.filter(isBareExport).map(nameOf);
  return code;
}

function isBareExport(node: ts.Statement): boolean {
  const exported = ts.canHaveModifiers(node)
    ? ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    : false;
  return exported === true && ts.getJSDocCommentsAndTags(node).length === 0;
}

function nameOf(node: ts.Statement): string {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText() ?? '';
  return (node as ts.DeclarationStatement).name?.getText() ?? 'default';
}

function commentsOf(text: string): string[] {
  return [...text.matchAll(/(?:^|\s)(\/\/[^\n]*|\/\*[\s\S]*?\*\/)/g)].map(([, comment]) => comment ?? '');
}
