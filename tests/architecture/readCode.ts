import ts from 'typescript';

export interface Code {
  /** Every identifier that is read or written; property names behind a dot stand with their dot. */
  names: string[];
  /** Every string, template and JSX text. */
  texts: string[];
  /** What people read where it stands: text between tags, in attributes and fields that name or explain, in calls that say it, and plurals. */
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
  'label title aria-label placeholder text hint empty disabledReason confirmLabel cancelLabel alt caption description summary detail note lead unit'.split(
    ' ',
  ),
);
/** Fields of what is given to toasts, menus and charts that people read or hear; a unit is a key there. */
const spokenFields = new Set([...spoken].filter((one) => !/^(?:unit|empty|alt|caption)$/.test(one)));
/** Calls that say aloud what they are given. */
const says = /^(?:announce|say|setSaid|t\.\w+)$/;
const words = /[a-z]{2}/i;

/** What an expression writes out: a string, the words of a template and of what is filled in, either branch of a choice. */
function writtenBy(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [
      node.head.text,
      ...node.templateSpans.flatMap(({ literal, expression }) => [literal.text, ...writtenBy(expression)]),
    ];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return writtenBy(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(writtenBy);
  if (!ts.isBinaryExpression(node)) return [];
  const operator = node.operatorToken.getText();
  if (operator === '&&') return writtenBy(node.right);
  return /^(\|\||\?\?|\+)$/.test(operator) ? [node.left, node.right].flatMap(writtenBy) : [];
}

/** `count === 1 ? 'line' : 'lines'`: the plural of a word, wherever it is chosen. */
const choosesPlural = (node: ts.Node): node is ts.ConditionalExpression =>
  ts.isConditionalExpression(node) &&
  ts.isBinaryExpression(node.condition) &&
  /^[!=]==$/.test(node.condition.operatorToken.getText()) &&
  node.condition.right.getText() === '1';

/** What people read at a node itself, without what it contains. */
function saidAt(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node)) return ts.isJsxAttribute(node.parent) ? [] : writtenBy(node.expression);
  if (choosesPlural(node)) return [node.whenTrue, node.whenFalse].flatMap(writtenBy);
  if (ts.isCallExpression(node) && says.test(node.expression.getText()))
    return node.arguments.flatMap(writtenBy);
  if (ts.isPropertyAssignment(node)) {
    const field = node.name.getText();
    // Named like its field it is a key: `title: 'title'`; a file's ending is no word.
    return spokenFields.has(field)
      ? writtenBy(node.initializer).filter((one) => one !== field && !one.startsWith('.'))
      : [];
  }
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
