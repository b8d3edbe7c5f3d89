/** Pixels of letters in the text of a grid (13 px), by how wide they are; rather too wide than too narrow. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.,:;'|!]/, 3.6],
  [/[\sfrtI()[\]/-]/, 4.8],
  [/[mwMW@%]/, 11.4],
  [/[A-Z&#]/, 9],
  [/[ -\u00ff]/, 7.3],
];
// What is outside Latin may be as wide as it is high.
function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += widths.find(([letters]) => letters.test(letter))?.[1] ?? 13;
  return sum;
}

/** How many lines a text takes in so many pixels, broken between words and, where one is too long for a line, inside it. */
export function linesOfText(text: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.trim().split(/\s+|(?<=-)/)) {
    const needed = widthOf(word);
    if (used > 0 && used + needed > width) {
      lines += 1;
      used = 0;
    }
    const over = Math.max(0, Math.ceil(needed / width) - 1);
    lines += over;
    used += needed - over * width + widthOf(' ');
  }
  return lines;
}
