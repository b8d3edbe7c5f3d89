/** Fewest characters of a password. Length protects more than odd signs do, so nothing else is asked for by number. */
export const shortestPassword = 12;

/** Longest password that is read; more would only cost time. */
export const longestPassword = 1024;

/** Fewest different characters: `aaaaaaaaaaaa` has twelve and is one. */
const fewestDifferent = 5;

/**
 * Words that attackers try first, in all their lengthened forms: a password that is one or two of them with digits and
 * signs around is refused.
 */
const common = new Set(
  (
    'password passwort passphrase welcome letmein admin administrator changeme default secret login master monkey dragon ' +
    'sunshine princess football baseball superman batman iloveyou trustno starwars whatever freedom shadow michael jordan ' +
    'hello qwerty qwertz azerty qwertyuiop asdfghjkl zxcvbnm asdf qwer zxcv abc abcdef abcdefgh abcdefghijkl test testing temp ' +
    'guest user root company building construction contractor estimate estimator project summer winter spring autumn ' +
    'january february march april june july august september october november december monday friday quoin demo'
  ).split(' '),
);

/** Signs that stand for letters, as guessed by every cracking tool. */
const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
};

const plain = (text: string): string => text.replaceAll(/[^a-z]/g, '');
/** With such signs read as letters; digits and signs at the end only lengthen a word. */
const withLetters = (text: string): string =>
  plain(text.replace(/[^a-z]+$/, '').replaceAll(/[01345@$]/g, (sign) => letters[sign] ?? ''));

/** Whether a word is common, or two or three common ones in a row. */
function isCommon(word: string, parts = 3): boolean {
  if (common.has(word)) return true;
  if (parts === 1) return false;
  for (let at = 3; at <= word.length - 3; at += 1)
    if (common.has(word.slice(0, at)) && isCommon(word.slice(at), parts - 1)) return true;
  return false;
}

/** Whether each character follows from the one before: 123456789012, abcdefghijkl, and the same backwards. */
function isRow(text: string): boolean {
  const steps = Array.from(text)
    .slice(1)
    .map((sign, i) => sign.charCodeAt(0) - text.charCodeAt(i));
  const going = (by: number) => steps.filter((step) => step === by || step === -9 * by).length;
  return going(1) >= steps.length - 1 || going(-1) >= steps.length - 1;
}

/** Whether it is one short piece again and again. */
function isRepeated(text: string): boolean {
  for (let size = 1; size <= text.length / 3; size += 1) {
    const piece = text.slice(0, size);
    if (piece.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return true;
  }
  return false;
}

/**
 * Why a password cannot be used for an account with this address; undefined when it can (docs/product/access.md). Both sides ask the same function.
 */
export function passwordProblem(password: string, email: string): string | undefined {
  const text = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const name = address.split('@')[0] ?? '';
  if (Array.from(password).length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  if (password.length > longestPassword) return `Use at most ${longestPassword} characters.`;
  if (password.trim() === '') return 'Spaces alone are no password.';
  if (text.trim() === address || (name.length > 2 && plain(text) === plain(name)))
    return 'Do not use your e-mail as your password.';
  const weak =
    new Set(text).size < fewestDifferent ||
    isRow(text) ||
    isRepeated(text) ||
    isCommon(plain(text)) ||
    isCommon(withLetters(text));
  return weak ? 'This password is too common. Choose a different one.' : undefined;
}
