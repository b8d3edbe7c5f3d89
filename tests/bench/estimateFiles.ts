// How estimates that others made come in: `node --import tsx tests/bench/estimateFiles.ts <files or folders>` prints one row for
// each, as docs/estimate-files.md lists them. Each is read in its thread and guessed as an upload is, with no hand on it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileFindings, type FileSheet, guessSheets, readEstimate } from '#domain/estimate/import';
import { presentSheet } from '#server/services/sheets/storedSheets.ts';
import { readSheets, SHEET_LIMITS, sheetKindOf } from '#server/services/sheets/readSheets.ts';

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => filesOf(join(path, name)))
    : [path];

const money = (value: number | null) =>
  value === null ? '-' : value.toLocaleString('en-US', { minimumFractionDigits: 2 });

/** What becomes of a file. */
async function rowOf(path: string): Promise<Record<string, string>> {
  const name = basename(path);
  const started = performance.now();
  const read = await readSheets(readFileSync(path), name, {
    mostRows: SHEET_LIMITS.estimateRows,
    findings: true,
  }).catch((error: Error) => error);
  if (read instanceof Error) return { name, refused: read.message };
  const sheets: FileSheet[] = read.map(presentSheet);
  const guessed = guessSheets(sheets);
  const found = readEstimate(sheets, guessed);
  const seconds = (performance.now() - started) / 1000;
  for (const { name: sheet, isUsed, reason } of guessed)
    console.info(`  ${name} / ${sheet}: ${isUsed ? 'taken' : 'left out'}, ${reason}`);
  for (const { title, text } of fileFindings(found, guessed)) console.info(`  found: ${title}. ${text}`);
  for (const { name: sheet, totals, lines } of found.sheets) {
    for (const { row, problem } of lines) if (problem) console.info(`  ${sheet} row ${row}: ${problem}`);
    for (const total of totals)
      if (!total.agrees) console.info(`  ${sheet}: total not kept ${JSON.stringify(total)}`);
  }
  return {
    name,
    taken: guessed
      .filter(({ isUsed }) => isUsed)
      .map((sheet) => sheet.name)
      .join(', '),
    lines: String(found.linesCount),
    errors: String(found.problems),
    total: money(found.total),
    stated: money(found.stated),
    agrees: String(found.agrees),
    seconds: seconds.toFixed(2),
  };
}

const rows: Record<string, string>[] = [];
for (const path of process.argv.slice(2).flatMap(filesOf))
  if (sheetKindOf(path)) rows.push(await rowOf(path));
console.table(rows);
