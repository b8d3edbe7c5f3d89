// Where letter is the office's paper (CLDR, territories of US-Letter); everywhere else it is A4.
const letterRegions = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The paper of a person whose browser speaks `language`, a BCP 47 tag: `en` alone is US English, and so is what cannot be read. */
export function paperFormat(language: string): 'letter' | 'a4' {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region === undefined || letterRegions.includes(region) ? 'letter' : 'a4';
  } catch {
    return 'letter';
  }
}
