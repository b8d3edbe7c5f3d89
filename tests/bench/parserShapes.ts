// What a megabyte of hostile text costs its reader, shape by shape; that it grows in line with its length is held by the tests.
import { requestParsers } from '../contract/requestParsers.ts';
import { measureShape } from '../contract/shapeCost.ts';
import { textParsers } from '../contract/textParsers.ts';
import { milliseconds, type Report } from './report.ts';

/** The slowest shape of what a call waits for, and of what is read apart. */
export async function parserShapes(report: Report): Promise<void> {
  const slowest = { call: { name: '', ms: 0 }, apart: { name: '', ms: 0 } };
  for (const [parserName, parser] of Object.entries({ ...requestParsers, ...textParsers })) {
    const place = parser.isApart ? 'apart' : 'call';
    for (const [shapeName, shape] of Object.entries(parser.shapes)) {
      const { ms } = await measureShape(parser, shape, 2);
      if (ms > slowest[place].ms) slowest[place] = { name: `${parserName}, ${shapeName}`, ms };
    }
  }
  report(`a hostile megabyte in a call: ${slowest.call.name}`, milliseconds(slowest.call.ms), '50 ms');
  report(`a hostile megabyte read apart: ${slowest.apart.name}`, milliseconds(slowest.apart.ms), '500 ms');
}
