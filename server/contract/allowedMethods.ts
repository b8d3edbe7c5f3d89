import type { Method, Operation } from './operations.ts';

/** Answers which methods an address of the API has; an empty list for an address that is not there. */
export function makeAllowedMethods(operations: readonly Operation[]): (path: string) => string[] {
  const byPath = new Map<string, Method[]>();
  for (const { url, method } of operations) byPath.set(url, [...(byPath.get(url) ?? []), method]);
  const patterns = [...byPath]
    .map(([url, methods]) => ({
      url,
      pattern: new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
      methods: methods.includes('GET') ? [...methods, 'HEAD'] : methods,
    }))
    .sort((a, b) => a.url.split(':').length - b.url.split(':').length);
  return (path) => {
    const found = patterns.find(({ pattern }) => pattern.test(path));
    return found ? [...found.methods, 'OPTIONS'] : [];
  };
}
