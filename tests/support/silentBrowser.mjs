#!/usr/bin/env node
/**
 * A browser that answers what it is told until the step that its name says (`silent-at-Page.navigate`), and is silent from then on:
 * to what it is told, to pipes that close, and to every signal that can be ignored. It writes the step down where it is reached.
 */
import { createReadStream, createWriteStream, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const name = basename(process.argv[1], '.mjs');
const step = name.replace('silent-at-', '');
const note = (what) =>
  writeFileSync(join(dirname(process.argv[1]), `${what} of ${name}`), String(process.pid));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
setInterval(() => undefined, 1000);
note('start');

const answers = {
  'Target.createTarget': { targetId: 't' },
  'Target.attachToTarget': { sessionId: 's' },
  'Page.getFrameTree': { frameTree: { frame: { id: 'f' } } },
  'Page.printToPDF': { stream: 'p' },
  'Page.navigate': { frameId: 'f' },
};
const out = createWriteStream('', { fd: 4 });
const input = createReadStream('', { fd: 3 });
out.on('error', () => undefined);
input.on('error', () => undefined);
let isSilent = step === 'launch';
if (isSilent) note('reached');
let rest = '';
input.on('data', (part) => {
  const messages = (rest + part).split('\0');
  rest = messages.pop();
  for (const { id, method } of messages.map((message) => JSON.parse(message))) {
    if (method === step && !isSilent) {
      isSilent = true;
      note('reached');
    }
    if (!isSilent) out.write(`${JSON.stringify({ id, result: answers[method] ?? {} })}\0`);
    // The page loads, and never says that it is done.
    if (step === 'page' && method === 'Page.navigate') note('reached');
  }
});
