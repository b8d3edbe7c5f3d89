import { join } from 'node:path';
import ts from 'typescript';
import { root } from './sourceFiles.ts';

/** Props of each component by its file, as the compiler knows them: inherited, picked and mixed ones too. */
export function readProps(paths: readonly string[]): Map<string, readonly string[]> {
  const files = paths.map((path) => join(root, path));
  const program = ts.createProgram(files, {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    allowImportingTsExtensions: true,
    resolvePackageJsonImports: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return new Map(
    paths.map((path, index) => {
      const name = /(\w+)\.tsx$/.exec(path)?.[1] ?? '';
      const source = program.getSourceFile(files[index] ?? '');
      const module = source && checker.getSymbolAtLocation(source);
      const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
      if (!symbol) return [path, []];
      const [signature] = checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol), ts.SignatureKind.Call);
      const [props] = signature?.getParameters() ?? [];
      const type = props && checker.getTypeOfSymbol(props);
      // A union of shapes offers what any of them has.
      const shapes = type?.isUnion() ? type.types : type ? [type] : [];
      const names = shapes.flatMap((shape) => checker.getPropertiesOfType(shape).map((one) => one.name));
      return [path, [...new Set(names)]];
    }),
  );
}
