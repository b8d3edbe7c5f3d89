import type { Plugin } from 'vite';

/** What is taken out of a package, and the words by which a page would ask for it: the app says none of them. */
interface Mark {
  /** Below `node_modules`. */
  file: RegExp;
  find: RegExp;
  put: string;
  asked?: RegExp;
}

const router = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;

export const marks: readonly Mark[] = [
  {
    // Keys tell React which shape of an icon is which; an icon's shapes never change places.
    file: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    find: /, key: "\w+"|^__iconData\.node;$/gm,
    put: '',
  },
  {
    // Parts that no page uses, which name themselves for developers and so look used.
    file: router,
    find: /^(?:NavLink|Form)\.displayName = .*$/gm,
    put: '',
    asked: /\bNavLink\b|\bForm\b[^']*\} from 'react-router-dom'/,
  },
  {
    file: router,
    find: /^(var (?:NavLink|Form) = )(?=\w+\.forwardRef\()/gm,
    put: '$1/* @__PURE__ */ ',
  },
  {
    // Only the router's own framework fetches pages ahead.
    file: router,
    find: /\w+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g,
    put: 'null',
    asked: /\bprefetch="|PrefetchPageLinks/,
  },
  {
    // Watches over routes, which none has asked for.
    file: router,
    find: /if \(init\.instrumentations\) \{/g,
    put: 'if (false) {',
    asked: /\binstrumentations:/,
  },
  {
    // As the package's own build for production has it, which it offers under no address.
    file: router,
    find: /var ENABLE_DEV_WARNINGS = true;/g,
    put: 'var ENABLE_DEV_WARNINGS = false;',
  },
  {
    // A frame that asks the identity provider whether somebody is still signed in.
    file: /\/oidc-client-ts\/dist\/esm\/oidc-client-ts\.js$/,
    find: /if \(this\.settings\.monitorSession\) \{/g,
    put: 'if (false) {',
    asked: /\bmonitorSession: (?!false)/,
  },
  {
    // Windows and frames of its own: the app brings both (`windowBeside`, `quietVisit`).
    file: /\/oidc-client-ts\/dist\/esm\/oidc-client-ts\.js$/,
    find: /(\w+Navigator) != null \? \1 : new (?:Popup|IFrame)Navigator\(this\.settings\)/g,
    put: '$1',
    asked: /new UserManager\((?!settings, undefined, windowBeside, quietVisit\))/,
  },
];

/** Takes out of packages, when the app is built, what nobody who uses it can come to. */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: marks.map(({ file }) => file) },
    handler: (code, id) => ({
      code: marks
        .filter(({ file }) => file.test(id))
        .reduce((text, { find, put }) => text.replace(find, put), code),
      map: null,
    }),
  },
};
