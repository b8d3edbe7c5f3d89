// One name, as each place writes it.
export const pascal = (text) => text.replace(/(^|[-_])(\w)/g, (_, __, letter) => letter.toUpperCase());
export const camel = (text) => pascal(text).replace(/^./, (letter) => letter.toLowerCase());
export const snake = (text) => text.replaceAll('-', '_');
/** The name of one: risks -> risk, libraries -> library, access -> access. */
export const singular = (text) => text.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
/** As a heading: public-api -> Public api. */
export const spoken = (text) => text.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
